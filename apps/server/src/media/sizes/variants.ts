import type { ImageVariant } from '@vitrin/contract/files/image';
import { focusName } from '@vitrin/contract/files/framing';
import type { StoredFocus, StoredVariant } from '../../store/schema.ts';
import { storedFocusIn } from '../storedFocus.ts';
import { variantNameOf } from '../pictureName.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import type { PictureWork } from '../pictureWork.ts';

/** A size and type that a picture should exist in, whole or cropped for tall frames. */
export type WantedVariant = {
  width: number;
  type: ImageVariant['type'];
  cut?: 'tall' | undefined;
  /** The focal point of the crop, in percent; absent for the centre. */
  at?: string | undefined;
};

/** What is needed of a picture to make its variants. */
export type VariantSource = {
  name: string;
  mime: string;
  width: number;
  height: number;
  focus?: StoredFocus | undefined;
};

/**
 * The version of everything that affects how sizes look: widths, crops, formats and qualities. Stored pictures of an
 * older version are made again in the background, except for sizes made since `unchangedSince`, which would come out
 * the same. 1: up to 1920 pixels. 2: 480, 2560 and 3200 pixels, and crops for tall frames. 3: smaller crops for phones.
 * 4: the same with more effort. 5: smaller once more.
 */
export const recipe = { version: 5, unchangedSince: { whole: 1, tall: 5 } } as const;

/** Whether the current recipe would make the same size. */
export const isUnchanged = ({ cut }: Pick<WantedVariant, 'cut'>, madeBy: number): boolean =>
  madeBy >= recipe.unchangedSince[cut ?? 'whole'];

/** Width of a crop for tall frames divided by its height. */
const tallRatio = 3 / 4;

/** Sizes of these widths are made before the response to an upload. */
const quickWidths: ReadonlySet<number> = new Set([320, 640]);
const wholeWidths = [320, 480, 640, 960, 1280, 1920, 2560, 3200];
/** For the crops for tall frames. */
const cutWidths = [480, 720, 1080, 1440];
const largest = Math.max(...wholeWidths);

/**
 * All variants of a picture, smallest first: of these widths, never enlarged, and its own if that is smaller. A
 * picture that is shown in `tall` frames is also cropped for these, if it is wider.
 */
export function wantedVariants(source: VariantSource, { tall = false } = {}): WantedVariant[] {
  const widths = new Set(wholeWidths.filter((width) => width <= source.width));
  const whole = new Set([...widths, ...(source.width < largest ? [source.width] : [])]);
  const cuts = tall ? tallWidths(source) : [];
  const at = focusName(storedFocusIn(source.focus, 'tall'));
  return (['image/webp', 'image/avif'] as const).flatMap((type) => {
    const variants: WantedVariant[] = [...whole].map((width) => ({ width, type }));
    return variants.concat(
      cuts.map(
        (width): WantedVariant =>
          at === undefined ? { width, type, cut: 'tall' } : { width, type, cut: 'tall', at },
      ),
    );
  });
}

function tallWidths({ width, height }: VariantSource): number[] {
  if (width / height <= 1) return [];
  const widest = Math.floor(height * tallRatio);
  const widths = cutWidths.filter((each) => each <= widest);
  return widths.length > 0 ? widths : [widest];
}

/** Whether a variant is made quickly enough to wait for it. */
export const isQuick = ({ width, type }: WantedVariant): boolean =>
  type === 'image/webp' && quickWidths.has(width);

/** Whether a variant exists already. */
export const isMade = (wanted: WantedVariant, made: readonly WantedVariant[]): boolean =>
  made.some(
    ({ width, type, cut, at }) =>
      width === wanted.width && type === wanted.type && cut === wanted.cut && at === wanted.at,
  );

/** Makes and stores one variant of a picture, or returns null if its type cannot represent it. */
export async function makeVariant(
  source: VariantSource,
  { width, type, cut, at }: WantedVariant,
  { storage, resize }: { storage: PictureStorage; resize: PictureWork['resizePicture'] },
): Promise<StoredVariant | null> {
  if (cut === undefined && type === source.mime && width === source.width)
    return { name: source.name, width, type };
  const file = await resize(await storage.read(source.name), {
    width,
    type,
    ...(cut === 'tall' && {
      height: Math.round(width / tallRatio),
      focalPoint: storedFocusIn(source.focus, 'tall'),
    }),
  });
  if (file === null) return null;
  const of = { name: source.name, recipe: recipe.version, width, cut, at };
  const name = variantNameOf(of, type === 'image/avif' ? 'avif' : 'webp');
  await storage.put(name, file);
  return { name, width, type, ...(cut !== undefined && { cut }), ...(at !== undefined && { at }) };
}
