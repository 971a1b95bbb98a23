import type { ImageVariant } from '@vitrin/contract/image';
import { limits } from '@vitrin/contract/limits';
import type { StoredVariant } from '../store/schema.ts';
import { nameOf } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';
import type { PictureWork } from './pictureWork.ts';

/** A size and type that a picture should also exist in. */
export type WantedVariant = { width: number; type: ImageVariant['type'] };

/** What a picture needs to be known by, to make its variants. */
export type VariantSource = { name: string; mime: string; width: number };

/** Sizes up to this width are made before an upload is answered. */
const quickWidth = 640;
const largest = Math.max(...limits.variantWidths);

/** All variants of a picture, smallest first: the contract's widths, never enlarged, and its own if that is smaller. */
export function wantedVariants(source: VariantSource): WantedVariant[] {
  const widths = new Set(limits.variantWidths.filter((width) => width <= source.width));
  const all = [...widths, ...(source.width < largest ? [source.width] : [])];
  return (['image/webp', 'image/avif'] as const).flatMap((type) =>
    [...new Set(all)].map((width) => ({ width, type })),
  );
}

/** True for a variant that is made quickly enough to wait for it. */
export const isQuick = ({ width, type }: WantedVariant): boolean =>
  type === 'image/webp' && width <= quickWidth;

/** True for a variant that is there already. */
export const isMade = (wanted: WantedVariant, made: readonly WantedVariant[]): boolean =>
  made.some(({ width, type }) => width === wanted.width && type === wanted.type);

/** Makes and stores one variant of a picture, or answers null where its type cannot show it. */
export async function makeVariant(
  source: VariantSource,
  { width, type }: WantedVariant,
  { storage, resize }: { storage: PictureStorage; resize: PictureWork['resizePicture'] },
): Promise<StoredVariant | null> {
  if (type === source.mime && width === source.width) return { name: source.name, width, type };
  const file = await resize(await storage.read(source.name), { width, type });
  if (file === null) return null;
  const name = nameOf(file, type === 'image/avif' ? 'avif' : 'webp');
  await storage.put(name, file);
  return { name, width, type };
}
