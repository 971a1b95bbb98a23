import { htmlParts } from '@vitrin/contract/html/htmlParts';
import { withoutShortcodes } from './shortcodes.ts';
import { type NamedPicture, openWriter, type TextPlaces } from './textWriter.ts';

/** A text in HTML, still to be sanitised, and what was left out of it. */
export type WrittenText = { html: string; left: readonly string[] };

/** Elements that are removed with their content. */
const dropped: Readonly<Record<string, string>> = {
  script: 'a script',
  style: '',
  noscript: '',
  svg: 'a drawing (svg)',
  object: 'a plug-in object',
  canvas: 'a canvas',
  template: '',
  textarea: 'a form field',
  select: 'a form field',
};
/**
 * Converts a WordPress text: shortcodes and embeds become what they stand for, pictures become figures, and the
 * paragraphs of the classic editor, which are separated by blank lines, get their tags.
 */
export function wordpressText(given: string, places: TextPlaces): WrittenText {
  const left: string[] = [];
  const isClassic = !/<!--\s*wp:/.test(given);
  const text = withoutShortcodes(given.replaceAll(/\r\n?/g, '\n'), {
    gallery: places.gallery,
    leaveOut: (name) => left.push(`the shortcode [${name}]`),
  });
  const writer = openWriter(places, isClassic, left);
  let skipped = '';
  for (const part of htmlParts(text)) {
    if (skipped !== '') {
      if (part.kind === 'tag' && part.closing && part.name === skipped) skipped = '';
      continue;
    }
    if (part.kind === 'tag' && !part.closing && Object.hasOwn(dropped, part.name)) {
      const told = dropped[part.name] ?? '';
      if (told !== '') left.push(told);
      if (!part.html.endsWith('/>')) skipped = part.name;
      continue;
    }
    writer.take(part);
  }
  return { html: writer.end(), left: [...new Set(left)] };
}

/** The pictures that a text refers to, in order. */
export function picturesIn(given: string, gallery: readonly string[]): NamedPicture[] {
  const named: NamedPicture[] = [];
  const picture = (one: NamedPicture): undefined => {
    named.push(one);
  };
  wordpressText(given, { picture, gallery, link: (href) => href, isOfPicture: () => false });
  return named;
}
