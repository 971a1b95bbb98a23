import { setTimeout as waitFor } from 'node:timers/promises';
import { account, deviceSession, newInvitation } from '@vitrin/contract/account';
import { siteFileTicket } from '@vitrin/contract/endpoints/siteFile';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { z } from 'zod';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import type { Answer } from './caller.ts';

/** Calls as an admin who is signed in. A body that is no form goes as JSON. */
export type AdminCaller = (method: string, path: string, body?: object) => Promise<Answer>;

/** Leave to download the site, as the query takes it; each is good for one request. */
export async function newTicket(call: AdminCaller): Promise<string> {
  // One download at a time: the one before has arrived, and its place is given back in a moment.
  for (;;) {
    const { status, bytes } = await call('POST', '/site-file/tickets', { messages: false });
    if (status === 503) {
      await waitFor(20);
      continue;
    }
    const { address } = siteFileTicket.parse(JSON.parse(bytes.toString()));
    return new URL(address, 'http://localhost').searchParams.get('ticket') ?? '';
  }
}

let invited = 0;

/** The token of a new invitation; each makes one account. */
export async function newInvitationToken(call: AdminCaller): Promise<string> {
  invited += 1;
  const body = { email: `davetli-${invited}@ornek.example`, role: 'author' };
  const { bytes } = await call('POST', '/invitations', body);
  return newInvitation.parse(JSON.parse(bytes.toString())).token;
}

const newest = '?page=1&pageSize=6&sort=-createdAt';

/** The lists of the entries that an address is about, by its first segment. */
const lists = {
  ...Object.fromEntries(kindSamples.map(({ create, all }) => [create.slice(1), `${all}${newest}`])),
  service: `/service/admin${newest}`,
  projects: `/projects/admin${newest}`,
  blog: `/blog/admin${newest}`,
  'crew-members': `/crew-members/admin${newest}`,
  'why-us': `/why-us${newest}`,
  gallery: `/gallery/admin${newest}`,
  'home-page': '/home-page/images/admin',
  redirects: '/redirects?page=1&pageSize=6',
  trash: '/trash?page=1&pageSize=6',
  'contact-messages': `/contact-messages${newest}`,
  invitations: '/invitations',
  previews: '/previews',
  library: '/library?page=1&pageSize=6&unused=true',
};

/** Calls that have something to do only where a project has pictures. */
const aboutPictures = /^\/api\/projects\/(?:image\/\{id\}\/|\{id\}\/images\/)/;

const entries = z.array(z.object({ id: z.string() }));
const pictures = z.object({ id: z.string(), images: z.array(z.object({ id: z.string(), url: z.string() })) });

/** The lists of what has a history, by the names of its kinds; of the settings some parts. */
const histories: ReadonlyMap<string, string> = new Map([
  ...kindSamples.map(({ group, all }) => [group, `${all}${newest}`] as const),
  ['gallery', lists.gallery],
]);
const sections = ['theme', 'general', 'home', 'slider'];

/**
 * What exists of what a parameter of an address names; pictures inside a project are those of its `owner`, as addresses
 * have it, and versions those of an `owner` of a `kind`.
 */
export async function existingIds(
  call: AdminCaller,
  path: string,
  parameter: string,
  { owner = '', kind = '' }: { owner?: string | undefined; kind?: string | undefined } = {},
): Promise<string[]> {
  const read = async (list: string): Promise<unknown> =>
    JSON.parse((await call('GET', list)).bytes.toString());
  const history = histories.get(kind);
  if (parameter === 'version') {
    const versions = entries.safeParse(await read(`/history/${kind}/${owner}`));
    return versions.data?.map(({ id }) => id) ?? [];
  }
  if (kind === 'settings') return sections;
  if (history !== undefined) return entries.parse(await read(history)).map(({ id }) => id);
  if (parameter === 'imageId') {
    const project = pictures.safeParse(await read(`/projects/${owner}`));
    return (project.data?.images ?? []).map(({ id }) => id);
  }
  const projects = async () => {
    const listed = entries.parse(await read(lists.projects));
    return Promise.all(listed.map(async ({ id }) => pictures.parse(await read(`/projects/${id}`))));
  };
  if (aboutPictures.test(path)) {
    return (await projects()).flatMap(({ id, images }) => (images.length > 0 ? [id] : []));
  }
  if (path.startsWith('/api/auth/sessions/')) {
    const all = z.array(deviceSession).parse(await read('/auth/sessions'));
    return all.filter(({ current }) => !current).map(({ id }) => id);
  }
  if (path.startsWith('/api/users/')) {
    // Who asks remains who it is.
    const all = z.array(account).parse(await read('/users'));
    return all.filter(({ email }) => email !== testAdmin.email).map(({ id }) => id);
  }
  const list = new Map(Object.entries(lists)).get(path.split('/')[2] ?? '');
  if (list !== undefined) return entries.parse(await read(list)).map(({ id }) => id);
  return (await projects()).flatMap(({ images }) =>
    images.map(({ id, url }) => (parameter === 'name' ? (url.split('/').at(-1) ?? '') : id)),
  );
}
