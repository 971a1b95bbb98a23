import type { ImageVariant } from '@vitrin/contract/image';
import { limits } from '@vitrin/contract/limits';
import type { StoredVariant } from '../store/schema.ts';
import { openPicture } from './decoder.ts';
import { nameOf } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';

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

/** Makes and stores one variant of a picture, or answers null where its type cannot show it (moving AVIF). */
export async function makeVariant(
  source: VariantSource,
  { width, type }: WantedVariant,
  storage: PictureStorage,
): Promise<StoredVariant | null> {
  if (type === source.mime && width === source.width) return { name: source.name, width, type };
  const bytes = await storage.read(source.name);
  const { pages = 1 } = await (await openPicture(bytes)).metadata();
  const moving = pages > 1;
  if (moving && type === 'image/avif') return null;
  const resized = (await openPicture(bytes, { animated: moving })).resize({
    width,
    withoutEnlargement: true,
  });
  const encoded =
    type === 'image/avif'
      ? await resized.avif({ quality: 55, effort: 2 }).toBuffer()
      : await resized.webp({ quality: 80, effort: moving ? 0 : 4 }).toBuffer();
  const name = nameOf(encoded, type === 'image/avif' ? 'avif' : 'webp');
  await storage.put(name, encoded);
  return { name, width, type };
}
