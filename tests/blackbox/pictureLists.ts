import { z } from 'zod';
import { pictureForm, wrongForm } from './pictures.ts';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

const item = z.looseObject({ id: z.string(), url: z.string(), active: z.boolean(), displayOrder: z.int() });
const list = z.array(item);

/** The two lists whose entries are created by an upload. */
const lists = [
  {
    name: 'banner',
    upload: '/home-page/images',
    admin: '/home-page/images/admin',
    shown: async (server: Server) =>
      (await server.read(z.looseObject({ images: list }), '/home-page')).images,
    at: (id: string) => `/home-page/images/${id}`,
    toggle: (id: string) => `/home-page/images/${id}/toggle-status`,
    reorder: '/home-page/images/reorder',
    orderField: 'images',
  },
  {
    name: 'gallery',
    upload: '/gallery/upload',
    admin: '/gallery/admin',
    shown: (server: Server) => server.read(list, '/gallery'),
    at: (id: string) => `/gallery/${id}`,
    toggle: (id: string) => `/gallery/image/${id}`,
    reorder: '/gallery/reorder',
    orderField: 'items',
  },
] as const;

/** Adds a picture to the banner and to the gallery, does everything with it, and deletes it. */
export async function tryPictureLists(server: Server, { step }: Report, token: string): Promise<void> {
  for (const { name, upload, admin, shown, at, toggle, reorder, orderField } of lists) {
    const isShown = async (id: string) => (await shown(server)).some((found) => found.id === id);
    const added = await step(`${name}: takes a picture, and nothing else`, async () => {
      await server.refuses(401, upload, { method: 'POST', body: pictureForm() });
      await server.refuses(415, upload, { method: 'POST', token, body: wrongForm() }, ['file']);
      await server.refuses(400, upload, { method: 'POST', token, body: new FormData() });
      return server.read(item, upload, { method: 'POST', token, body: pictureForm() });
    });
    if (added === undefined) continue;
    const { id } = added;
    await step(`${name}: shows it, hides it by PUT and shows it by PATCH`, async () => {
      check(await isShown(id), 'not shown');
      check(!(await server.read(item, toggle(id), { method: 'PUT', token })).active, 'still active');
      check(!(await isShown(id)), 'still shown');
      check((await server.read(item, toggle(id), { method: 'PATCH', token })).active, 'still inactive');
      await server.refuses(404, toggle('unknown'), { method: 'PATCH', token });
    });
    await step(`${name}: says what it shows, and keeps the order it is told`, async () => {
      const described = await server.read(item, at(id), { method: 'PUT', token, body: { alt: 'Deneme' } });
      check(described['alt'] === 'Deneme', 'the text did not change');
      const before = await server.read(list, admin, { token });
      const order = before.map((found) => ({ id: found.id, displayOrder: found.displayOrder }));
      await server.read(list, reorder, { method: 'PUT', token, body: { [orderField]: order } });
      const wrong = { [orderField]: [{ id: 'unknown', displayOrder: 1 }] };
      await server.refuses(404, reorder, { method: 'PUT', token, body: wrong });
    });
    await step(`${name}: deletes it`, async () => {
      await server.read(z.unknown(), at(id), { method: 'DELETE', token });
      check(!(await isShown(id)), 'still shown');
      await server.refuses(404, at(id), { method: 'DELETE', token });
    });
  }
}
