import type { HtmlPart } from '@vitrin/contract/html/htmlParts';
import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { videoOfLink } from '@vitrin/contract/links/videoLink';
import { attributesOf, escapeHtml, shortened } from './plainText.ts';

/** A picture as a WordPress text refers to it: by an address, by the id of its entry, or both. */
export type NamedPicture = { src: string; id: string };

/** Resolves what a text refers to. */
export type TextPlaces = {
  /** The imported picture; undefined removes it from the text. */
  picture: (named: NamedPicture) => { address: string; alt: string } | undefined;
  /** The new target of a link. */
  link: (href: string) => string;
  /** Whether a link leads to a picture or its page, and is useless around that picture here. */
  isOfPicture: (href: string) => boolean;
  /** The ids of the pictures that belong to the entry. */
  gallery: readonly string[];
};

/** Supported elements; the texts of others become paragraphs, or stay inline. */
const blocks: ReadonlySet<string> = new Set(
  'h2 h3 h4 ul ol li table thead tbody tr th td pre blockquote'.split(' '),
);
const boundaries: ReadonlySet<string> = new Set(
  `p div section article header footer main aside nav center address form
   dl dt dd details summary fieldset tfoot caption figcaption`.split(/\s+/),
);
const others: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  cite: 'em',
  dfn: 'em',
  var: 'em',
};
const kinds: Readonly<Record<string, string>> = {
  iframe: 'a frame',
  video: 'a video file',
  audio: 'a sound file',
  embed: 'a plug-in object',
};

/** Blocks that only stand for something the site generates. */
const emptyBlock = /^<!--\s*wp:([a-z][a-z\d/-]{0,80})\s[^>]*\/-->$/;
const silentBlocks: ReadonlySet<string> = new Set(['more', 'nextpage', 'separator', 'spacer', 'paragraph']);

/** A figure, or the whole text: the HTML so far, and the text whose paragraphs are still to be made. */
type Frame = {
  out: string;
  run: string;
  open: string[];
  pictures: string[];
  caption: string;
  size: string;
  isGallery: boolean;
};

const frameOf = (classes: string): Frame => ({
  out: '',
  run: '',
  open: [],
  pictures: [],
  caption: '',
  size: sizeOf(classes),
  isGallery: /\bwp-block-gallery\b/.test(classes),
});

const sizeOf = (classes: string): string => {
  if (/\balign(?:left|right)\b/.test(classes)) return ' data-size="half"';
  return /\balign(?:wide|full)\b/.test(classes) ? ' data-size="wide"' : '';
};

/** Figures are nested in galleries; deeper ones are not pictures any more. */
const mostFrames = 8;

/** Accepts the pieces of a text one by one, and returns the result at its end. What is left out is added to `left`. */
export function openWriter(places: TextPlaces, isClassic: boolean, left: string[]) {
  const frames: [Frame, ...Frame[]] = [frameOf('')];
  let ignored = 0;
  const top = (): Frame => frames.at(-1) ?? frames[0];
  let link = '';

  /** Whether paragraphs are allowed: not within a list, a table or a heading. */
  const flows = ({ open }: Frame): boolean => open.length === 0 || open.at(-1) === 'blockquote';

  const add = (html: string): void => {
    const frame = top();
    if (flows(frame)) frame.run += html;
    else frame.out += html;
  };

  const flush = (frame: Frame): void => {
    const { run } = frame;
    frame.run = '';
    const bare = run.replaceAll(linkedImage, (whole: string, href: string, shown: string) =>
      places.isOfPicture(href.replaceAll('&amp;', '&')) ? shown : whole,
    );
    for (const words of isClassic ? bare.split(/\n[^\S\n]*\n/) : [bare])
      frame.out += paragraphOf(words.trim());
  };

  const paragraphOf = (words: string): string => {
    if (words === '' || isEmptyHtml(words)) return '';
    const bare = words.replace(/^<a [^>]*>(.*)<\/a>$/s, '$1').trim();
    if (/^https?:\/\/[^\s<>"]+$/.test(bare)) return embedded(bare.replaceAll('&amp;', '&'), words);
    const pictures = words.match(image) ?? [];
    const isOfPictures = pictures.length > 0 && isEmptyHtml(words.replaceAll(image, ''));
    if (isOfPictures) return pictures.map((one) => figureOf(one, '', '')).join('');
    return `<p>${isClassic ? withBreaks(words) : words}</p>`;
  };

  const openFigure = (tag: string): void => {
    if (frames.length >= mostFrames) {
      ignored += 1;
      return;
    }
    flush(top());
    frames.push(frameOf(attributesOf(tag).get('class') ?? ''));
  };

  const closeFigure = (): void => {
    if (frames.length === 1) return;
    if (ignored > 0) {
      ignored -= 1;
      return;
    }
    const frame = top();
    closeAll(frame);
    frames.pop();
    const figures = frame.pictures.map((shown, index) =>
      figureOf(shown, index === frame.pictures.length - 1 ? frame.caption : '', frame.size),
    );
    const words = frame.pictures.length === 0 && frame.caption !== '' ? `<p>${frame.caption}</p>` : '';
    const html = figures.join('') + frame.out + words;
    const outer = top();
    outer.out += html;
  };

  const closeAll = (frame: Frame): void => {
    flush(frame);
    while (frame.open.length > 0) frame.out += `</${frame.open.pop()}>`;
  };

  const block = (name: string, closing: boolean, html: string): void => {
    const frame = top();
    flush(frame);
    if (!closing) {
      frame.open.push(name);
      frame.out += name === 'th' || name === 'td' || name === 'ol' ? html : `<${name}>`;
      return;
    }
    if (!frame.open.includes(name)) return;
    let ended: string | undefined;
    do {
      ended = frame.open.pop();
      frame.out += `</${ended}>`;
    } while (ended !== name);
  };

  const picture = (tag: string): void => {
    const attributes = attributesOf(tag);
    const classes = attributes.get('class') ?? '';
    const id = attributes.get('data-wordpress') ?? /\bwp-image-(\d{1,20})\b/.exec(classes)?.[1] ?? '';
    const src = (attributes.get('src') ?? '').trim();
    // WordPress's own smileys and emoji stand for a character.
    if (/\b(?:wp-smiley|emoji)\b/.test(classes)) {
      add(escapeHtml(attributes.get('alt') ?? ''));
      return;
    }
    const here = places.picture({ src, id });
    if (here === undefined) return;
    const alt = attributes.get('alt')?.trim() || here.alt;
    const shown = `<img src="${escapeHtml(here.address)}" alt="${escapeHtml(alt)}">`;
    const frame = top();
    if (frames.length > 1 && flows(frame)) {
      frame.pictures.push(
        link === '' || places.isOfPicture(link) ? shown : `<a href="${escapeHtml(link)}">${shown}</a>`,
      );
      frame.size ||= sizeOf(classes);
    } else if (sizeOf(classes) !== '' && flows(frame) && link === '') {
      flush(frame);
      frame.out += figureOf(shown, '', sizeOf(classes));
    } else add(shown);
  };

  const anchor = (tag: string, closing: boolean): void => {
    if (closing) {
      if (link !== '') add('</a>');
      link = '';
      return;
    }
    const href = attributesOf(tag).get('href')?.trim() ?? '';
    const to = href === '' ? '' : places.link(href);
    if (link !== '') add('</a>');
    link = to;
    if (to !== '') add(`<a href="${escapeHtml(to)}">`);
  };

  /** A video or sound without a file so far: an element in it names one. */
  let unnamed = '';

  const leaveUnnamed = (): void => {
    if (unnamed !== '') left.push(kinds[unnamed] ?? unnamed);
    unnamed = '';
  };

  const file = (name: string, tag: string): void => {
    leaveUnnamed();
    if ((name === 'video' || name === 'audio') && srcOf(tag) === '') unnamed = name;
    else embed(name, tag);
  };

  const source = (tag: string): void => {
    if (unnamed === '' || srcOf(tag) === '') return;
    embed(unnamed, tag);
    unnamed = '';
  };

  const embed = (name: string, tag: string): void => {
    const src = srcOf(tag);
    const address = src.startsWith('//') ? `https:${src}` : src;
    flush(top());
    const page = videoOfLink(address)?.page;
    if (page !== undefined) top().out += videoOf(page);
    else if (/^https?:\/\//.test(address)) {
      left.push(`${kinds[name]}; a link to ${shortened(address)} stands in its place`);
      top().out += `<p>${linkTo(address)}</p>`;
    } else left.push(src === '' ? (kinds[name] ?? name) : `${kinds[name]}, ${shortened(src)}`);
  };

  const tag = (part: Extract<HtmlPart, { kind: 'tag' }>): void => {
    const name = Object.hasOwn(others, part.name) ? (others[part.name] ?? '') : part.name;
    const { closing, html } = part;
    const frame = top();
    if (name === '') comment(html);
    else if (name === 'figure') {
      if (closing) closeFigure();
      else openFigure(html);
    } else if (name === 'img') picture(html);
    else if (name === 'a') anchor(html, closing);
    else if (Object.hasOwn(kinds, name)) {
      if (!closing) file(name, html);
      else if (name === unnamed) leaveUnnamed();
    } else if (name === 'source') {
      if (!closing) source(html);
    } else if (name === 'figcaption' && frames.length > 1) caption(closing);
    else if (frame.isGallery && /^(?:ul|li)$/.test(name)) flush(frame);
    else if (blocks.has(name)) block(name, closing, html);
    else if (name === 'hr') {
      flush(frame);
      frame.out += '<hr>';
    } else if (boundaries.has(name)) {
      if (flows(frame)) flush(frame);
      else if (name === 'p' && /^(?:li|t[dh])$/.test(frame.open.at(-1) ?? '')) add(closing ? '</p>' : '<p>');
      else add(' ');
    } else if (name === part.name) add(html);
    else add(closing ? `</${name}>` : `<${name}>`);
  };

  const caption = (closing: boolean): void => {
    const frame = top();
    if (!closing) {
      flush(frame);
      return;
    }
    frame.caption = frame.run
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .join(' ');
    frame.run = '';
  };

  const comment = (html: string): void => {
    const name = emptyBlock.exec(html)?.[1];
    if (name !== undefined && !silentBlocks.has(name)) left.push(`the block “${name}”`);
  };

  return {
    take: (part: HtmlPart): void => {
      if (part.kind === 'text') add(part.html);
      else tag(part);
    },
    end: (): string => {
      ignored = 0;
      leaveUnnamed();
      while (frames.length > 1) closeFigure();
      const [whole] = frames;
      closeAll(whole);
      return whole.out;
    },
  };
}

const srcOf = (tag: string): string => (attributesOf(tag).get('src') ?? '').trim();

const image = /<img [^<>]*>/g;
const linkedImage = /<a href="([^"]*)">\s*(<img [^<>]*>)\s*<\/a>/g;

/** In texts of the classic editor a line break is a line break on the page. */
const withBreaks = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .reduce((before, line) => (/<br ?\/?>$/.test(before) ? before + line : `${before}<br>${line}`));

const figureOf = (shown: string, caption: string, size: string): string =>
  `<figure${size}>${shown}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;

/** A line that consists of an address: a video if it can be embedded, or a link. */
const embedded = (address: string, words: string): string => {
  const page = videoOfLink(address)?.page;
  if (page !== undefined) return videoOf(page);
  return words.startsWith('<a ') ? `<p>${words}</p>` : `<p>${linkTo(address)}</p>`;
};

const linkTo = (address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

const videoOf = (page: string): string =>
  `<figure data-video="${escapeHtml(page)}"><a href="${escapeHtml(page)}">${escapeHtml(page)}</a></figure>`;
