import { totalHeader } from '@vitrin/contract/endpoints';
import { z } from 'zod';
import type { KindSample } from '@vitrin/contract/testing/kindSamples';
import { bodyOf, mark } from './kinds.ts';
import { tryPicture } from './pictures.ts';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

const entry = z.looseObject({ id: z.string(), active: z.boolean(), updatedAt: z.string() });
const identified = z.array(z.looseObject({ id: z.string() }));
const list = z.union([identified, z.object({ crews: identified }).transform(({ crews }) => crews)]);

/** Creates an entry of a kind, does everything with it that an admin can do, and deletes it. */
export async function tryContent(
  server: Server,
  { step }: Report,
  kind: KindSample,
  token: string,
): Promise<void> {
  const { name } = kind;
  const admin = (method: string, body?: unknown) => ({ method, token, ...(body !== undefined && { body }) });
  const isListed = async (path: string, id: string, as?: string) =>
    (await server.read(list, path, { token: as })).some((found) => found.id === id);

  await step(`${name}: adding needs a token, and every field`, async () => {
    await server.refuses(401, kind.create, { method: 'POST', body: bodyOf(kind) });
    await server.refuses(401, kind.all, { token: 'forged' });
    await server.refuses(400, kind.create, admin('POST', {}), kind.required);
  });
  await step(`${name}: an unknown one is 404`, async () => {
    await server.refuses(404, kind.at('unknown'));
    await server.refuses(404, kind.update('unknown'), admin('PUT', {}));
    await server.refuses(404, kind.toggle('unknown'), admin('PUT'));
    await server.refuses(404, kind.at('unknown'), admin('DELETE'));
  });
  const added = await step(`${name}: is added`, () =>
    server.read(entry, kind.create, admin('POST', bodyOf(kind))),
  );
  if (added === undefined) return;
  const { id } = added;

  await step(`${name}: is read by visitors, and 304 when known`, async () => {
    check(await isListed(kind.shown, id), 'not in the list of visitors');
    const first = await server.call(kind.at(id));
    check(first.status === 200, `answered ${first.status}`);
    const again = await server.call(kind.at(id), {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    check(again.status === 304, `answered ${again.status} to its own ETag`);
  });
  await step(`${name}: is searched, sorted and read page by page`, async () => {
    const query = `?q=${encodeURIComponent('deneme ISIKLIGI')}&sort=-${kind.title}&page=1&pageSize=5&active=true`;
    const found = await server.call(`${kind.all}${query}`, { token });
    check(
      list.parse(found.body).some((item) => item.id === id),
      'not found by its title',
    );
    check(Number(found.headers.get(totalHeader)) >= 1, `no ${totalHeader}`);
    await server.refuses(400, `${kind.all}?sort=nothing`, { token }, ['sort']);
  });
  await step(`${name}: is changed, and not from an older state`, async () => {
    const body = { [kind.title]: `${mark} 2`, updatedAt: added.updatedAt };
    const changed = await server.read(entry, kind.update(id), admin('PUT', body));
    check(changed[kind.title] === `${mark} 2`, 'the title did not change');
    const fresh = await server.read(entry, kind.at(id), {});
    check(fresh[kind.title] === `${mark} 2`, 'the next read is not fresh');
    await server.refuses(409, kind.update(id), admin('PUT', body));
  });
  await step(`${name}: is hidden and shown, by PUT and by PATCH`, async () => {
    const hidden = await server.read(entry, kind.toggle(id), admin('PUT'));
    check(!hidden.active, 'still active');
    await server.refuses(404, kind.at(id));
    check(!(await isListed(kind.shown, id)), 'still in the list of visitors');
    check(await isListed(kind.all, id, token), 'not in the list of admins');
    check((await server.read(entry, kind.toggle(id), admin('PATCH'))).active, 'still inactive');
  });
  const { reorder, image } = kind;
  if (reorder !== undefined) {
    await step(`${name}: keeps its place when told to`, async () => {
      const items = [{ id, displayOrder: z.int().parse(added['displayOrder']) }];
      await server.read(identified, reorder, admin('PUT', { items }));
      await server.refuses(404, reorder, admin('PUT', { items: [{ id: 'unknown', displayOrder: 1 }] }));
    });
  }
  if (image !== undefined) await tryPicture(server, step, { name, path: image(id), token });
  if (kind.name === 'project')
    await tryPicture(server, step, { name, path: `/projects/image/${id}`, token, many: true });
  await step(`${name}: is deleted`, async () => {
    await server.read(z.unknown(), kind.at(id), admin('DELETE'));
    await server.refuses(404, kind.at(id), { token });
  });
}
