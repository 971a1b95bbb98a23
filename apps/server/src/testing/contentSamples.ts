import { type KindSample, kindSamples } from '@vitrin/contract/testing/kindSamples';
import { z } from 'zod';
import { callApi, callFor, fileForm } from './callApi.ts';
import { plainJpeg } from './samplePictures.ts';
import type { TestApp } from './testApp.ts';

/** What the entries of all kinds have. */
export const entry = z.looseObject({ id: z.string(), active: z.boolean(), updatedAt: z.string() });
export type Entry = z.infer<typeof entry>;

/** One kind of content with its routes. */
export type ContentSample = Omit<KindSample, 'draft' | 'create' | 'required'> & {
  /** Adds an entry; each number gives another title. */
  add: (server: TestApp, number: number) => Promise<Entry>;
};

/** A title that a search for the number alone finds. */
export const sampleTitle = (number: number): string => `Işık numara${number}`;

function withAdd(kind: KindSample): ContentSample {
  const add = (server: TestApp, number: number): Promise<Entry> =>
    callFor(entry, server.app, kind.create, {
      method: 'POST',
      token: server.token,
      body: kind.draft(sampleTitle(number), number),
    });
  return { ...kind, add };
}

/** All kinds, from reasons to posts. */
export const contentSamples: readonly ContentSample[] = [
  ...kindSamples.map(withAdd),
  {
    name: 'gallery pictures',
    group: 'gallery',
    label: 'Image',
    add: async (server, number) => {
      const { id } = await callFor(entry, server.app, '/gallery/upload', {
        method: 'POST',
        token: server.token,
        body: fileForm(await plainJpeg({ width: 16, height: 8 }), `${sampleTitle(number)}.jpg`),
      });
      // Once all of its sizes are made, the response is stable.
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
    update: (id) => `/gallery/${id}`,
    toggle: (id) => `/gallery/image/${id}`,
    bulk: '/gallery/bulk',
    reorder: '/gallery/reorder',
    title: 'title',
  },
];

/** The ids of a list that a route returns; the team page contains its list. */
export async function idsOf(server: TestApp, path: string, token?: string): Promise<string[]> {
  const { body } = await callApi(server.app, path, token === undefined ? {} : { token });
  const items = z.array(z.object({ id: z.string() }));
  return z
    .union([items, z.object({ crews: items }).transform(({ crews }) => crews)])
    .parse(body)
    .map(({ id }) => id);
}
