import type { Image } from '@vitrin/contract/files/image';
import { type Box, coverSizes } from './coverSizes.ts';

/** The display width of a picture: as the `sizes` of an `<img>`, or the boxes that it covers. */
export type PictureSizes = string | readonly Box[];

/** The aspect ratio of the crop for tall frames. */
export const tallCut = { width: 3, height: 4 } as const;

/** The `sizes` of a picture with these dimensions. */
export const sizesFor = (shape: Pick<Image, 'width' | 'height'>, sizes: PictureSizes): string =>
  typeof sizes === 'string' ? sizes : coverSizes(shape, sizes);
