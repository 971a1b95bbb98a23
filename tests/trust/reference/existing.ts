import { setTimeout as waitFor } from 'node:timers/promises';
import { account, deviceSession, newInvitation } from '@vitrin/contract/accounts/account';
import { siteFileTicket } from '@vitrin/contract/endpoints/siteFile';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { z } from 'zod';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import type { Answer } from './caller.ts';
import { passkeyIds } from './passkeys.ts';

/** Calls the API as the signed-in admin. A body that is not a form is sent as JSON. */
export type AdminCaller = (method: string, path: string, body?: object) => Promise<Answer>;

/** A new ticket for downloading the site, as used in the query; each is valid for one request. */
export async function newTicket(call: AdminCaller): Promise<string> {
  // One download at a time: the previous one has arrived, and its slot is released in a moment.
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

/** The token of a new invitation; each creates one account. */
export async function newInvitationToken(call: AdminCaller): Promise<string> {
  invited += 1;
  const body = { email: `davetli-${invited}@ornek.example`, role: 'author' };
  const { bytes } = await call('POST', '/invitations', body);
  return newInvitation.parse(JSON.parse(bytes.toString())).token;
}

const newest = '?page=1&pageSize=6&sort=-createdAt';

/** The lists of the entries that an address refers to, by its first segment. */
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

const pdfs = '/library?kind=pdf&page=1&pageSize=6';

/** Calls that are only useful for entries with pictures in a list. */
const aboutPictures = /^\/api\/(?:projects|service)\/(?:images?\/\{id\}\/|\{id\}\/images\/)/;

const entries = z.array(z.object({ id: z.string() }));
const pictureList = z.array(z.object({ id: z.string(), url: z.string() })).default([]);
const pictures = z
  .object({ id: z.string(), images: pictureList, furtherImages: pictureList })
  .transform(({ id, images, furtherImages }) => ({ id, images: [...images, ...furtherImages] }));

/** The lists of entries that have a history, by the name of their kind. */
const histories: ReadonlyMap<string, string> = new Map([
  ...kindSamples.map(({ group, all }) => [group, `${all}${newest}`] as const),
  ['gallery', lists.gallery],
]);
const sections = ['theme', 'general', 'home', 'slider'];

/**
 * The existing ids for a path parameter; pictures in a list are those of the address's `owner`, and versions those of
 * an `owner` of the given `kind`.
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
  if (path.startsWith('/api/plans/')) {
    const planned = entries.safeParse(await read(`/plans?kind=${encodeURIComponent(kind)}`)).data ?? [];
    if (planned.length > 0) return planned.map(({ id }) => id);
  }
  if (parameter === 'version') {
    const versions = entries.safeParse(await read(`/history/${kind}/${owner}`));
    return versions.data?.map(({ id }) => id) ?? [];
  }
  if (kind === 'settings') return sections;
  if (history !== undefined) return entries.parse(await read(history)).map(({ id }) => id);
  const of = path.split('/')[2] === 'service' ? 'service' : 'projects';
  if (parameter === 'imageId') {
    const entry = pictures.safeParse(await read(`/${of}/${owner}`));
    return (entry.data?.images ?? []).map(({ id }) => id);
  }
  const withPictures = async () => {
    const listed = entries.parse(await read(lists[of]));
    return Promise.all(listed.map(async ({ id }) => pictures.parse(await read(`/${of}/${id}`))));
  };
  if (aboutPictures.test(path)) {
    return (await withPictures()).flatMap(({ id, images }) => (images.length > 0 ? [id] : []));
  }
  if (path.startsWith('/api/files/')) {
    const all = z.array(z.object({ url: z.string() })).parse(await read(pdfs));
    return all.map(({ url }) => url.split('/').at(-1) ?? '');
  }
  if (path.startsWith('/api/auth/sessions/')) {
    const all = z.array(deviceSession).parse(await read('/auth/sessions'));
    return all.filter(({ current }) => !current).map(({ id }) => id);
  }
  if (path.startsWith('/api/auth/passkeys/')) return passkeyIds(call);
  if (path.startsWith('/api/users/')) {
    // The caller's own account must not change.
    const all = z.array(account).parse(await read('/users'));
    return all.filter(({ email }) => email !== testAdmin.email).map(({ id }) => id);
  }
  const list = new Map(Object.entries(lists)).get(path.split('/')[2] ?? '');
  if (list !== undefined) return entries.parse(await read(list)).map(({ id }) => id);
  return (await withPictures()).flatMap(({ images }) =>
    images.map(({ id, url }) => (parameter === 'name' ? (url.split('/').at(-1) ?? '') : id)),
  );
}
