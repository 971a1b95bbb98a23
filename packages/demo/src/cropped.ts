import type { DemoPicture } from './pack.ts';

/** How a picture is cut: 3:4, 1:1 or about 3:1. */
export type CropName = 'tall' | 'square' | 'wide';

/** The file of a cut of a picture. */
export const cropFile = (file: string, crop: CropName): string => file.replace(/\.avif$/, `-${crop}.avif`);

/** A picture of which only a crop is shown; the crop is a separate file, so that galleries mix aspect ratios. */
export const cropped = (picture: DemoPicture, crop: CropName): DemoPicture => ({
  ...picture,
  file: cropFile(picture.file, crop),
});
