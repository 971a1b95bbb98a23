import { z } from 'zod';
import { callApi, callFor, fileForm } from './callApi.ts';
import { plainJpeg } from './samplePictures.ts';
import type { TestApp } from './testApp.ts';

/** What the entries of all kinds have. */
export const entry = z.looseObject({ id: z.string(), active: z.boolean(), updatedAt: z.string() });
export type Entry = z.infer<typeof entry>;

/** One kind of content as its calls reach it. */
export type ContentSample = {
  name: string;
  /** What messages call an entry. */
  what: string;
  /** Adds an entry; each number gives another title. */
  add: (server: TestApp, number: number) => Promise<Entry>;
  all: string;
  shown: string;
  at: (id: string) => string;
  update?: (id: string) => string;
  toggle: (id: string) => string;
  reorder?: string;
  image?: (id: string) => string;
  /** The field that holds the title. */
  title: string;
};

const adder =
  (path: string, body: (number: number) => object) =>
  (server: TestApp, number: number): Promise<Entry> =>
    callFor(entry, server.app, path, { method: 'POST', token: server.token, body: body(number) });

/** A title that search finds by the number alone. */
export const titleOf = (number: number): string => `Işık numara${number}`;

/** All kinds, from reasons to posts. */
export const contentSamples: readonly ContentSample[] = [
  {
    name: 'reasons',
    what: 'Item',
    add: adder('/why-us', (number) => ({ title: titleOf(number), description: 'Neden.' })),
    all: '/why-us',
    shown: '/why-us/public',
    at: (id) => `/why-us/${id}`,
    toggle: (id) => `/why-us/${id}/toggle-active`,
    reorder: '/why-us/reorder',
    title: 'title',
  },
  {
    name: 'members',
    what: 'Team member',
    add: adder('/crew-members', (number) => ({ name: titleOf(number), position: 'Mimar' })),
    all: '/crew-members/admin',
    shown: '/crew-page',
    at: (id) => `/crew-members/${id}`,
    toggle: (id) => `/crew-members/toggle/${id}`,
    reorder: '/crew-members/reorder',
    image: (id) => `/crew-members/image/${id}`,
    title: 'name',
  },
  {
    name: 'services',
    what: 'Service',
    add: adder('/service', (number) => ({
      title: titleOf(number),
      path: `/hizmet-${number}`,
      description: '<p>Metin.</p>',
    })),
    all: '/service/admin',
    shown: '/service',
    at: (id) => `/service/${id}`,
    toggle: (id) => `/service/${id}/toggle`,
    reorder: '/service/reorder',
    image: (id) => `/service/image/${id}`,
    title: 'title',
  },
  {
    name: 'projects',
    what: 'Project',
    add: adder('/projects', (number) => ({
      title: titleOf(number),
      shortDescription: 'Kısa.',
      description: '<p>Metin.</p>',
    })),
    all: '/projects/admin',
    shown: '/projects',
    at: (id) => `/projects/${id}`,
    toggle: (id) => `/projects/${id}/toggle`,
    reorder: '/projects/reorder',
    title: 'title',
  },
  {
    name: 'gallery pictures',
    what: 'Image',
    add: async (server, number) => {
      const { id } = await callFor(entry, server.app, '/gallery/upload', {
        method: 'POST',
        token: server.token,
        body: fileForm(await plainJpeg({ width: 16, height: 8 }), `${titleOf(number)}.jpg`),
      });
      // Once all its sizes are made the answer stays the same.
      await server.media.settled();
      const { body } = await callApi(server.app, '/gallery/admin', { token: server.token });
      return entry.parse(
        z
          .array(entry)
          .parse(body)
          .find((item) => item.id === id),
      );
    },
    all: '/gallery/admin',
    shown: '/gallery',
    at: (id) => `/gallery/${id}`,
    toggle: (id) => `/gallery/image/${id}`,
    reorder: '/gallery/reorder',
    title: 'title',
  },
  {
    name: 'posts',
    what: 'Blog post',
    add: adder('/blog', (number) => ({
      title: titleOf(number),
      excerpt: 'Özet.',
      details: '<p>Metin.</p>',
      date: `2025-01-${String(20 - number).padStart(2, '0')}`,
    })),
    all: '/blog/admin',
    shown: '/blog',
    at: (id) => `/blog/${id}`,
    update: (id) => `/blog/update/${id}`,
    toggle: (id) => `/blog/toggle/${id}`,
    image: (id) => `/blog/image/${id}`,
    title: 'title',
  },
];

/** The ids of a list that a call answers; the team page carries its list inside. */
export async function idsOf(server: TestApp, path: string, token?: string): Promise<string[]> {
  const { body } = await callApi(server.app, path, token === undefined ? {} : { token });
  const items = z.array(z.object({ id: z.string() }));
  return z
    .union([items, z.object({ crews: items }).transform(({ crews }) => crews)])
    .parse(body)
    .map(({ id }) => id);
}
