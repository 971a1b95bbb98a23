import { ApiError } from '@vitrin/api-client/errors';
import { type Project, projectKind } from '@vitrin/contract/kinds/project';
import { project as fixture } from '@vitrin/mocks/fixtures/projects';
import type { ListedPicture, PictureListChange } from '@vitrin/ui/admin/saving';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ProjectPictureCalls, savesProjectPictures } from './projectPictures.ts';

const withPictures = (ids: readonly string[], alts: ReadonlyMap<string, string> = new Map()): Project => {
  const images = ids.map((id) => ({ id, url: `/${id}.webp`, alt: alts.get(id) }));
  return projectKind.record.parse({ ...fixture, image: images, images });
};
const stored = (id: string, alt = ''): ListedPicture => ({ kind: 'stored', id, url: `/${id}.webp`, alt });
const added = (name: string, alt = ''): ListedPicture => ({
  kind: 'new',
  file: new File(['x'], name),
  url: `blob:${name}`,
  alt,
});

const fromLibrary = (id: string): ListedPicture => ({
  kind: 'stored',
  id,
  url: `/${id}.webp`,
  alt: '',
  taken: true,
});

/** A server that stores one project's pictures; an uploaded one has its key as its id, and is told by its file's name. */
function server(ids: readonly string[], refused: readonly string[] = []) {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => names.get(id) ?? id;
  const described: string[] = [];
  const alts = new Map<string, string>();
  const keys: string[] = [];
  const end = new AbortController();
  let losing = false;
  let now = [...ids];
  const log: string[] = [];
  const answer = () => Promise.resolve(withPictures(now, alts));
  const expectListed = (id: string) => {
    if (!now.includes(id)) throw new ApiError({ kind: 'answer', status: 404, message: 'Image not found' });
  };
  const calls: ProjectPictureCalls = {
    read: () => {
      log.push('read');
      return answer();
    },
    uploadImage: async ({ file, query, key = '' }) => {
      const { name } = file instanceof File ? file : { name: '' };
      if (end.signal.aborted) throw end.signal.reason;
      keys.push(key);
      log.push(`upload ${name}${query?.main === 'true' ? ' as main' : ''}`);
      if (refused.includes(name)) throw new Error('refused');
      names.set(key, name);
      if (!now.includes(key)) now = query?.main === 'true' ? [key, ...now] : [...now, key];
      if (losing) {
        losing = false;
        throw new ApiError({ kind: 'network', status: 0, message: 'Network Error' });
      }
      return answer();
    },
    setMainImage: ({ params }) => {
      log.push(`main ${nameOf(params.imageId)}`);
      expectListed(params.imageId);
      now = [params.imageId, ...now.filter((id) => id !== params.imageId)];
      return answer();
    },
    removeImage: ({ params }) => {
      log.push(`remove ${nameOf(params.imageId)}`);
      expectListed(params.imageId);
      now = now.filter((id) => id !== params.imageId);
      return answer();
    },
    reorderImages: ({ body }) => {
      const order = body.items.map(({ id }) => id);
      log.push(`order ${order.map(nameOf).join(' ')}`);
      for (const id of order) expectListed(id);
      now = [...order, ...now.filter((id) => !order.includes(id))];
      return answer();
    },
  };
  let seen = withPictures(ids);
  const save = async (
    pictures: readonly ListedPicture[],
    base: PictureListChange['base'] = ids.map((id) => ({ id, alt: '' })),
  ) => {
    const saved = await savesProjectPictures(
      calls,
      {
        update: async ({ params: { id }, body: { alt } }) => {
          if (alt === 'refused') throw new Error('refused');
          described.push(`${nameOf(id)}: ${alt}`);
          alts.set(id, alt);
          return { id, url: `/${id}.webp`, alt };
        },
      },
      async (id) => {
        log.push(`take ${id}`);
        if (refused.includes(id)) throw new Error('refused');
        now = [...now, id];
        return { id, url: `/${id}.webp`, alt: '' };
      },
    )(seen, { kind: 'list', pictures, base }, { onProgress: () => undefined, signal: end.signal });
    seen = saved.item;
    return { ...saved, images: saved.item.images.map(({ id }) => nameOf(id)) };
  };
  return {
    save,
    addElsewhere: (...more: string[]) => {
      now = [...now, ...more];
    },
    describeElsewhere: (id: string, alt: string) => {
      alts.set(id, alt);
    },
    removeElsewhere: (gone: string) => {
      now = now.filter((id) => id !== gone);
    },
    log,
    described,
    keys,
    ids: () => now.map(nameOf),
    stop: () => end.abort(),
    /** Stores the next picture but loses the response. */
    loseNext: () => {
      losing = true;
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('savesProjectPictures', () => {
  it('uploads the main picture first and the others in order', async () => {
    const { save, log, ids } = server([]);
    await save([added('a'), added('b'), added('c')]);
    expect(log).toEqual(['upload a as main', 'upload b', 'upload c']);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('puts stored and new pictures into the order of the list', async () => {
    const { save, ids } = server(['a', 'b', 'c']);
    const { images } = await save([stored('c'), added('d'), stored('a')]);
    expect(ids()).toEqual(['c', 'd', 'a']);
    expect(images).toEqual(['c', 'd', 'a']);
  });

  it('uses library pictures, and puts them where the list has them', async () => {
    const { save, log } = server(['a']);
    const { images, left } = await save([fromLibrary('k'), stored('a')]);
    expect(log).toEqual(['take k', 'main k']);
    expect([images, left]).toEqual([['k', 'a'], undefined]);
  });

  it('keeps a library picture that failed, for another attempt', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save, ids } = server(['a'], ['k']);
    const { left, wrong } = await save([stored('a'), fromLibrary('k'), fromLibrary('l')]);
    expect(ids()).toEqual(['a', 'l']);
    expect(left?.pictures.map((picture) => 'taken' in picture)).toEqual([false, true, false]);
    expect(wrong).toEqual({ main: false, reasons: ['The server could not take it.'] });
  });

  it('makes no call if the list is unchanged', async () => {
    const { save, log } = server(['a', 'b']);
    await save([stored('a'), stored('b')]);
    expect(log).toEqual([]);
  });

  it('removes all pictures', async () => {
    const { save, ids } = server(['a', 'b']);
    await save([]);
    expect(ids()).toEqual([]);
  });

  it('keeps a failed main picture and sends the others all the same', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save, log } = server(['a'], ['b']);
    const { left, wrong } = await save([added('b'), added('c')]);
    expect(log).toEqual(
      ['upload b as main', 'upload c', 'main c', 'remove a'].filter((line) => line !== 'main c'),
    );
    expect(left?.pictures.map(({ kind }) => kind)).toEqual(['new', 'stored']);
    expect(wrong).toEqual({ main: true, reasons: ['b: The server could not take it.'] });
  });

  it('logs a failed gallery picture and keeps it for another attempt', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const failing = added('b');
    const { save, ids } = server(['a'], ['b']);
    const { left, wrong } = await save([stored('a'), failing, added('c')]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual(['a', 'c']);
    expect(left?.pictures.map((picture) => picture.kind)).toEqual(['stored', 'new', 'stored']);
    expect(left?.pictures[1]).toEqual({ ...failing, problem: 'The server could not take it.' });
    expect(wrong).toEqual({ main: false, reasons: ['b: The server could not take it.'] });
  });

  it('does not send a picture again if only its response was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save, ids, keys, loseNext } = server(['a']);
    const picture = added('b');
    loseNext();
    const { left } = await save([stored('a'), picture, added('c')]);
    expect(left?.pictures.map(({ kind }) => kind)).toEqual(['stored', 'new', 'new']);
    const again = await save(left?.pictures ?? []);
    expect(again.left).toBeUndefined();
    expect(new Set(keys).size).toBe(2);
    expect(ids()).toHaveLength(3);
  });

  it('keeps what was not sent once the admin has cancelled', async () => {
    const { save, stop } = server([], []);
    stop();
    const { left, wrong } = await save([added('a'), added('b')]);
    expect(left?.pictures.map(({ kind }) => kind)).toEqual(['new', 'new']);
    expect(wrong?.reasons).toEqual([]);
  });

  it('describes new and stored pictures once they are uploaded', async () => {
    const { save, described } = server(['a']);
    const { item } = await save([stored('a', 'Avlu'), added('b', 'Çatı'), added('c')]);
    expect(described).toEqual(['a: Avlu', 'b: Çatı']);
    expect(item.images.map(({ alt }) => alt)).toEqual(['Avlu', 'Çatı', undefined]);
  });

  it('logs a failed description and keeps it for another attempt', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save } = server(['a']);
    const { left } = await save([stored('a', 'refused')]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(left?.pictures).toEqual([stored('a', 'refused')]);
  });

  it('leaves what was added elsewhere, whatever was changed here', async () => {
    const { save, log, ids, addElsewhere } = server(['a', 'b', 'c']);
    addElsewhere('phone1', 'phone2');
    const { images, left } = await save([stored('c'), added('new'), stored('a')]);
    expect(log).toEqual(['upload new', 'main c', 'remove b', 'order c new a']);
    expect(ids()).toEqual(['c', 'new', 'a', 'phone1', 'phone2']);
    expect([images, left]).toEqual([ids(), undefined]);
  });

  it('makes no call for the order because of what was added elsewhere', async () => {
    const { save, log, addElsewhere } = server(['a', 'b']);
    addElsewhere('phone1');
    await save([stored('a'), stored('b'), added('new')]);
    expect(log).toEqual(['upload new']);
  });

  it('arranges the rest if one was removed elsewhere', async () => {
    const { save, log, ids, removeElsewhere } = server(['a', 'b', 'c']);
    removeElsewhere('b');
    const { images, left } = await save([stored('b'), stored('c'), stored('a')]);
    expect(log).toEqual(['main b', 'read', 'main c']);
    expect([ids(), images, left]).toEqual([['c', 'a'], ['c', 'a'], undefined]);
  });

  it('removes what was removed elsewhere as well', async () => {
    const { save, ids, removeElsewhere } = server(['a', 'b', 'c']);
    removeElsewhere('b');
    const { left } = await save([stored('a')]);
    expect([ids(), left]).toEqual([['a'], undefined]);
  });

  it('keeps a failed picture together with what was added elsewhere, for another attempt', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save, ids, addElsewhere } = server(['a', 'b'], ['broken']);
    addElsewhere('phone1');
    const { left } = await save([stored('a'), added('broken'), added('new')]);
    expect(ids()).toEqual(['a', 'phone1', 'new']);
    const [first, failed, fresh, other, ...more] = left?.pictures ?? [];
    expect([first, other, more]).toEqual([stored('a'), stored('phone1'), []]);
    expect([failed?.kind, fresh?.kind]).toEqual(['new', 'stored']);
    // The failed one is given up, and that of the phone is removed where it can be seen.
    await save(
      [first, fresh].filter((picture) => picture !== undefined),
      left?.base,
    );
    expect(ids()).toEqual(['a', 'new']);
  });

  it('leaves a description that was changed elsewhere, also in another attempt, and saves what was changed here', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { save, described, describeElsewhere } = server(['a', 'b', 'c'], ['broken']);
    describeElsewhere('a', 'Avlu');
    const { left } = await save([stored('a'), stored('c'), stored('b', 'Kapı'), added('broken')]);
    expect(described).toEqual(['b: Kapı']);
    expect(left?.pictures.slice(0, 3)).toEqual([stored('a', 'Avlu'), stored('c'), stored('b', 'Kapı')]);
    describeElsewhere('b', 'Kapı, açık');
    await save(left?.pictures.slice(0, 3).toReversed() ?? [], left?.base);
    expect(described).toEqual(['b: Kapı']);
  });
});
