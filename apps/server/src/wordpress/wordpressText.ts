import { type HtmlPart, htmlParts } from '@vitrin/contract/html/htmlParts';
import { shortened } from './plainText.ts';
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

/** Elements whose content is for browsers without them, except for what names their file. */
const embeddings: Readonly<Record<string, RegExp>> = {
  iframe: /<\/iframe(?=[\s/>])/gi,
  video: /<\/video(?=[\s/>])/gi,
  audio: /<\/audio(?=[\s/>])/gi,
};

/** Those of both that contain no elements: a "<" within them begins nothing. */
const rawEnds: Readonly<Record<string, RegExp>> = {
  iframe: /<\/iframe(?=[\s/>])/gi,
  script: /<\/script(?=[\s/>])/gi,
  style: /<\/style(?=[\s/>])/gi,
  noscript: /<\/noscript(?=[\s/>])/gi,
  textarea: /<\/textarea(?=[\s/>])/gi,
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
  for (const part of shownParts(text, left)) writer.take(part);
  return { html: writer.end(), left: [...new Set(left)] };
}

/** The pieces of a text, without elements that are removed with their content, and without that of embeddings. */
function* shownParts(text: string, left: string[]): Generator<HtmlPart, void> {
  const lastEnds = new Map<string, number>();
  /** Whether an embedding has an end after a place. */
  const isEnclosing = (name: string, place: number): boolean => {
    const end = Object.hasOwn(embeddings, name) ? embeddings[name] : undefined;
    if (end === undefined) return false;
    const last = lastEnds.get(name) ?? [...text.matchAll(end)].at(-1)?.index ?? -1;
    lastEnds.set(name, last);
    return last >= place;
  };
  let skipped = '';
  let done = 0;
  let parts = htmlParts(text);
  for (let next = parts.next(); next.done !== true; next = parts.next()) {
    const part = next.value;
    done += part.html.length;
    if (skipped !== '') {
      if (part.kind !== 'tag') continue;
      const ends = part.closing && part.name === skipped;
      if (Object.hasOwn(embeddings, skipped) && (ends || part.name === 'source')) yield part;
      if (ends) skipped = '';
      continue;
    }
    const isBeginning = part.kind === 'tag' && !part.closing;
    if (!isBeginning || !Object.hasOwn(dropped, part.name)) yield part;
    if (!isBeginning || !(Object.hasOwn(dropped, part.name) || isEnclosing(part.name, done))) continue;
    const told = dropped[part.name] ?? '';
    if (told !== '') left.push(told);
    if (part.html.endsWith('/>')) continue;
    skipped = part.name;
    const rawEnd = rawEnds[part.name];
    if (rawEnd === undefined) continue;
    rawEnd.lastIndex = done;
    const end = rawEnd.exec(text);
    if (end === null) break;
    done = end.index;
    parts = htmlParts(text.slice(done));
  }
  if (skipped !== '') left.push(`what follows <${skipped}>, which has no end`);
  else if (done < text.length) left.push(`what follows “${shortened(text.slice(done))}”, which has no end`);
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
