import type { Service } from '@vitrin/contract/kinds/service';
import { services } from '@vitrin/mocks/fixtures/services';
import type { ListedPicture, MainAndFurther } from '@vitrin/ui/admin/saving';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savesServicePictures, type ServicePictureCalls } from './servicePictures.ts';

const [first] = services;
if (first === undefined) throw new Error('The fixtures have no service');
const fixture: Service = first;

const imageOf = (id: string) => ({ id, url: `/${id}.webp` });
const added = (name: string): ListedPicture => ({
  kind: 'new',
  file: new File(['x'], name),
  url: `blob:${name}`,
  alt: '',
});
const stored = (id: string): ListedPicture => ({ kind: 'stored', id, url: `/${id}.webp`, alt: '' });
const base = ['a', 'b'].map((id) => ({ id, alt: '' }));
const list = (...pictures: ListedPicture[]) => ({ kind: 'list', pictures, base }) as const;
const nameOf = (file: unknown): string => (file instanceof File ? file.name : '');

/** A server that stores one service's pictures, named after their files. */
function server(ids: readonly string[], refused: readonly string[] = []) {
  const log: string[] = [];
  const shares: number[] = [];
  let main: string | null = 'main';
  let now = [...ids];
  const answer = (): Promise<Service> =>
    Promise.resolve({
      ...fixture,
      image: main === null ? null : imageOf(main),
      furtherImages: now.map(imageOf),
    });
  const received = (name: string): void => {
    log.push(`upload ${name}`);
    if (refused.includes(name)) throw new Error('refused');
  };
  const calls: ServicePictureCalls = {
    read: answer,
    uploadImage: async ({ file, onProgress }) => {
      received(nameOf(file));
      onProgress?.(1);
      main = nameOf(file);
      return answer();
    },
    removeImage: async () => {
      main = null;
      return answer();
    },
    addFurtherImage: async ({ file, onProgress }) => {
      received(nameOf(file));
      onProgress?.(1);
      now = [...now, nameOf(file)];
      return answer();
    },
    removeFurtherImage: async ({ params }) => {
      log.push(`remove ${params.imageId}`);
      now = now.filter((id) => id !== params.imageId);
      return answer();
    },
    reorderFurtherImages: async ({ body }) => {
      now = body.items.map(({ id }) => id);
      log.push(`order ${now.join(' ')}`);
      return answer();
    },
  };
  const takes = (place: string) => async (id: string) => {
    log.push(`take ${id} as ${place}`);
    if (place === 'further') now = [...now, id];
    return imageOf(id);
  };
  const describeCall = { update: async ({ params }: { params: { id: string } }) => imageOf(params.id) };
  const save = async (change: Omit<MainAndFurther, 'kind'>) =>
    savesServicePictures(calls, describeCall, { main: takes('main'), further: takes('further') })(
      await answer(),
      { kind: 'mainAndFurther', ...change },
      { onProgress: (share) => shares.push(share), signal: new AbortController().signal },
    );
  return { save, log, shares, ids: () => now };
}

describe('savesServicePictures', () => {
  afterEach(() => vi.restoreAllMocks());

  it('saves the main picture first, then the others in order', async () => {
    const { save, log, shares } = server(['a', 'b']);
    const { item, left } = await save({
      main: { kind: 'replace', file: new File(['x'], 'yeni'), alt: '' },
      further: list(stored('b'), added('c'), stored('a')),
    });
    expect(log).toEqual(['upload yeni', 'upload c', 'order b c a']);
    expect([item.image?.id, item.furtherImages.map(({ id }) => id)]).toEqual(['yeni', ['b', 'c', 'a']]);
    expect(left).toBeUndefined();
    // A single progress for both.
    expect(shares).toEqual([0, 0.5, 0.5, 1]);
  });

  it('uses a library picture as a further one, and leaves the main one alone', async () => {
    const { save, log } = server(['a']);
    const { item } = await save({
      main: { kind: 'keep' },
      further: list(stored('a'), { kind: 'stored', id: 'kept', url: '/kept.webp', alt: '', taken: true }),
    });
    expect(log).toEqual(['take kept as further']);
    expect([item.image?.id, item.furtherImages.map(({ id }) => id)]).toEqual(['main', ['a', 'kept']]);
  });

  it('keeps a failed further picture with its reason, and saves the rest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { save, ids } = server([], ['bozuk']);
    const { left, wrong } = await save({
      main: { kind: 'remove' },
      further: list(added('bozuk'), added('iyi')),
    });
    expect(ids()).toEqual(['iyi']);
    expect(wrong).toMatchObject({ main: false, reasons: [expect.stringContaining('bozuk')] });
    expect(left).toMatchObject({
      main: { kind: 'keep' },
      further: {
        pictures: [
          { kind: 'new', problem: expect.any(String) },
          { kind: 'stored', id: 'iyi' },
        ],
      },
    });
  });

  it('keeps a failed main picture, and saves the further ones all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { save, ids } = server([], ['bozuk']);
    const main = { kind: 'replace', file: new File(['x'], 'bozuk'), alt: '' } as const;
    const { left, wrong } = await save({ main, further: list(added('iyi')) });
    expect(ids()).toEqual(['iyi']);
    expect([wrong?.main, left]).toMatchObject([true, { main, further: { kind: 'keep' } }]);
  });
});
