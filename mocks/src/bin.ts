import { image as imageSchema } from '@vitrin/contract/files/image';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { TrashItem, TrashKind } from '@vitrin/contract/history/trash';
import type { Bin, Ticks } from './collection.ts';
import { user } from './fixtures/session.ts';

/** A deleted item and how to restore it; restoring an initial item of a mock does nothing. */
type Kept = { item: TrashItem; back: (path: string | undefined) => void };

/** The trash of a mocked API. */
export type TrashBin = Bin & {
  /** The deleted entries, newest first. */
  all: () => Kept[];
  drop: (id: string) => void;
};

/** A trash with some initial items. */
export function createBin({ next, now }: Ticks, seed: readonly TrashItem[]): TrashBin {
  const kept = new Map<string, Kept>(seed.map((item) => [item.id, { item, back: () => undefined }]));
  return {
    put: (kind, entry, back) => {
      const deletedAt = now();
      const item: TrashItem = {
        id: `trash-${next()}`,
        kind,
        entryId: entry.id,
        title: textOf(entry, 'name') ?? textOf(entry, 'title') ?? textOf(entry, 'alt') ?? '',
        address: addressOf(kind, entry.id, textOf(entry, 'path')),
        image: imageOf(kind, entry),
        deletedBy: user.fullName,
        deletedAt,
        endsAt: new Date(Date.parse(deletedAt) + limits.trashDays * 86_400_000).toISOString(),
      };
      kept.set(item.id, { item, back });
    },
    all: () => [...kept.values()].toSorted((a, b) => b.item.deletedAt.localeCompare(a.item.deletedAt)),
    drop: (id) => void kept.delete(id),
  };
}

function textOf(entry: object, name: string): string | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(entry)).get(name);
  return typeof value === 'string' ? value : undefined;
}

function addressOf(kind: TrashKind, id: string, path: string | undefined): string {
  if (path === undefined) return '';
  if (kind === 'projects') return sitePaths.project({ id, path });
  return kind === 'posts' ? sitePaths.post({ id, path }) : path;
}

/** Kinds whose entries are pictures themselves. */
const pictureKinds: ReadonlySet<TrashKind> = new Set(['gallery', 'slider']);

/** The picture of an entry, the first of several, or the entry itself if it is a picture. */
function imageOf(kind: TrashKind, entry: object): TrashItem['image'] {
  const values = new Map<string, unknown>(Object.entries(entry));
  const given = [values.get('image'), values.get('images'), ...(pictureKinds.has(kind) ? [entry] : [])];
  for (const one of given) {
    const image = imageSchema.safeParse(Array.isArray(one) ? one[0] : one);
    if (image.success) return image.data;
  }
  return null;
}
