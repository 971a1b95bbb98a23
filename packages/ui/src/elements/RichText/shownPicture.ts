import { type FigureSize, isFigureSize } from '@vitrin/contract/html/htmlPolicy';
import type { Image } from '@vitrin/contract/files/image';
import { sourcesOf } from '../Picture/sources.ts';
import { quoted } from './escaped.ts';

/** The widths of pictures in a text, as `sizes`: next to text, as wide as the lines, or as the whole column. */
const widths: Readonly<Record<FigureSize, string>> = {
  half: '(min-width: 760px) 32vw, 92vw',
  normal: '(min-width: 760px) min(62vw, 44rem), 92vw',
  wide: '(min-width: 1100px) 62vw, 92vw',
};

/** The `sizes` of the pictures in a figure, by its tag; figures without a size follow the column. */
export function figureWidth(tag: string): string {
  const size = /^<figure data-size="([a-z]+)"/.exec(tag)?.[1] ?? '';
  return widths[isFigureSize(size) ? size : 'wide'];
}

/** An attribute as the sanitiser writes it. */
const attribute = /\s([a-z]+)="([^"]*)"/g;

/** The last segment of a URL identifies a stored picture. */
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * The tag of a picture as a page renders it: lazy, with its stored formats and sizes, and with its own dimensions if
 * the text gives none, or those of a file of another shape that it replaced, so that the layout does not shift when it
 * loads.
 */
export function shownPicture(tag: string, sizes: string, pictures: readonly Image[]): string {
  const values = new Map([...tag.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
  const src = values.get('src') ?? '';
  const picture = src === '' ? undefined : pictures.find(({ url }) => nameOf(url) === nameOf(src));
  const { width = 0, height = 0 } = picture ?? {};
  const shape = height / width;
  const told = Number(values.get('width'));
  const isReplaced = Math.abs(Number(values.get('height')) / told / shape - 1) > 0.01;
  const isSized = !(shape > 0) || (values.has('width') && !isReplaced);
  const shownWidth = isReplaced ? Math.min(told, width) : width;
  const size = isSized ? '' : ` width="${shownWidth}" height="${Math.round(shownWidth * shape)}"`;
  const rest = isSized ? tag : tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '');
  const shown = `<img loading="lazy" decoding="async"${size}${rest.slice('<img'.length)}`;
  const sources = sourcesOf(picture?.variants).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${quoted(srcSet)}" sizes="${sizes}">`,
  );
  return sources.length === 0 ? shown : `<picture>${sources.join('')}${shown}</picture>`;
}
