import { preload } from 'react-dom';
import type { PictureProps } from './Picture.tsx';
import { sizesFor, tallCut } from './pictureSizes.ts';
import { type Source, sourcesOf } from './sources.ts';

/**
 * Preloads a picture in the head of a page that is being rendered, before fonts: the same file that its `Picture` will
 * select, so that it is requested first and only once.
 */
export function preloadPicture({
  image,
  sizes,
  tallOn,
}: Pick<PictureProps, 'image' | 'sizes' | 'tallOn'>): void {
  const [tall] = tallOn === undefined ? [] : sourcesOf(image.tall);
  const [whole] = sourcesOf(image.variants);
  const ask = ({ type, srcSet }: Source, imageSizes: string, media: string | undefined): void =>
    preload(image.url, { as: 'image', fetchPriority: 'high', type, imageSrcSet: srcSet, imageSizes, media });
  if (tall) ask(tall, sizesFor(tallCut, sizes), tallOn);
  if (whole) ask(whole, sizesFor(image, sizes), tall && `not all and ${tallOn}`);
}
