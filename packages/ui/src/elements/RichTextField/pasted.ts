import { isDeeperThan } from '@vitrin/contract/html/htmlDepth';
import { type HtmlPart, htmlParts } from '@vitrin/contract/html/htmlParts';
import { isAllowedAttribute } from '@vitrin/contract/html/htmlPolicy';
import { limits } from '@vitrin/contract/limits';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { videoOfLink } from '@vitrin/contract/links/videoLink';
import { type ForeignPicture, pendingAttribute, takeForeignPictures } from './pendingPictures.ts';
import { revealPictures } from './revealPictures.ts';
import { completeAddress } from './richText.ts';
import { takeUnseenPictures, type UnseenPictures } from './unseenPictures.ts';

const noPictures = { pictures: { linked: [], lost: [] }, foreign: [] } as const;

/** Inline styles that programs use instead of a mark. */
const looks: readonly (readonly [tag: string, style: RegExp])[] = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*italic/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i],
  ['sub', /(?:^|;)\s*vertical-align:\s*sub/i],
  ['sup', /(?:^|;)\s*vertical-align:\s*super/i],
];

/** Heading levels that the policy does not allow. */
const renamed: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** Pasted content: as equivalent HTML of the policy, the pictures that cannot be kept, and those to be stored. */
export type Pasted = { html: string; pictures: UnseenPictures; foreign: readonly ForeignPicture[] };

/**
 * Converts HTML from another program's clipboard to equivalent HTML of the policy: lists are lists, bold is bold, no
 * clutter. `origin` is this website's own origin, whose pictures may be copied from its pages; pictures from elsewhere
 * have no URL until they are stored.
 */
export function cleanPasted(html: string, origin: string): Pasted {
  if (isDeeperThan(limits.htmlDepth, html)) return { html: wordsOf(html), ...noPictures };
  // Copied from a field of this kind.
  if (html.includes('data-pm-slice')) return takePictures(html, origin);
  const parts = [...htmlParts(html)].filter((part) => part.kind === 'text' || part.name !== '');
  const page = new DOMParser().parseFromString(parts.map(withoutHandlers).join(''), 'text/html');
  const { body } = page;
  // Before anything is removed, since Word expresses a list's type by styles and markers only.
  makeWordLists(body);
  for (const one of body.querySelectorAll(
    'style, script, title, meta, link, xml, colgroup, .Apple-interchange-newline',
  ))
    one.remove();
  for (const one of body.querySelectorAll('*'))
    if (one.tagName.includes(':')) one.replaceWith(...one.childNodes);
  for (const frame of body.querySelectorAll('iframe')) takeVideo(frame);
  revealPictures(body);
  const foreign = takeForeignPictures(body, origin);
  const pictures = takeUnseenPictures(body, origin);
  for (const one of body.querySelectorAll('h1, h5, h6')) rename(one, renamed[one.tagName] ?? 'p');
  for (const one of body.querySelectorAll('span, b, font')) readStyle(one);
  // Places within the other document, such as Word's footnotes, have no names here.
  for (const one of body.querySelectorAll('a:not([href]), a[href^="#"]')) one.replaceWith(...one.childNodes);
  for (const one of body.querySelectorAll('a'))
    one.setAttribute('href', completeAddress((one.getAttribute('href') ?? '').trim()));
  for (const one of body.querySelectorAll('*')) {
    for (const name of one.getAttributeNames()) {
      if (!isAllowedAttribute(one.localName, name) && name !== pendingAttribute) one.removeAttribute(name);
    }
  }
  for (const one of body.querySelectorAll('li > p:only-child')) one.replaceWith(...one.childNodes);
  for (const one of body.querySelectorAll('p')) if (isBlank(one) && !one.closest('td, th')) one.remove();
  return { html: body.innerHTML, pictures, foreign };
}

/** Renames event handlers: during parsing, browsers report each handler that the content security policy forbids. */
const withoutHandlers = (part: HtmlPart): string =>
  part.kind === 'text' ? part.html : part.html.replace(/[\s/"']on(?=[a-z]+\s*=)/gi, '$&-');

/** HTML unchanged except for foreign pictures; `isStored` if these can be stored. */
export function takePictures(html: string, origin: string, isStored = true): Pasted {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  revealPictures(body);
  const foreign = isStored ? takeForeignPictures(body, origin) : [];
  const pictures = takeUnseenPictures(body, origin);
  return { html: head.innerHTML + body.innerHTML, pictures, foreign };
}

/** Only the text of content that is nested too deeply to be saved, and would block the browser for a long time. */
function wordsOf(html: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = textOfHtml(html);
  return paragraph.outerHTML;
}

/** Replaces a video's iframe by a link to the page of the video. */
function takeVideo(frame: HTMLIFrameElement) {
  const video = videoOfLink(frame.getAttribute('src') ?? '');
  if (video === undefined) return;
  const figure = frame.ownerDocument.createElement('figure');
  const link = frame.ownerDocument.createElement('a');
  figure.dataset['video'] = video.page;
  link.href = video.page;
  link.append(frame.title.trim() || video.host);
  figure.append(link);
  frame.replaceWith(figure);
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && element.querySelector('img, br + br') === null;

function rename(element: Element, tag: string) {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** Turns styles into tags, and removes tags that only carried a style. */
function readStyle(element: Element) {
  const style = element.getAttribute('style') ?? '';
  // Google Docs wraps everything it copies in a `<b>` that is not bold.
  const isPlainBold = element.tagName === 'B' && /(?:^|;)\s*font-weight:\s*(?:normal|400)/i.test(style);
  if (element.tagName === 'B' && !isPlainBold) return;
  const inner = element.ownerDocument.createDocumentFragment();
  inner.append(...element.childNodes);
  let wrapped: Node = inner;
  if ((inner.textContent ?? '').trim() !== '' && element.closest('h2, h3, h4, th, a') === null) {
    for (const [tag] of looks.filter(([, look]) => look.test(style))) {
      const mark = element.ownerDocument.createElement(tag);
      mark.append(wrapped);
      wrapped = mark;
    }
  }
  element.replaceWith(wrapped);
}

type WordItem = { item: Element; level: number; ordered: boolean };

/** Turns Word's paragraphs that only look like a list into lists, each level within the item above it. */
function makeWordLists(body: HTMLElement) {
  const items = [...body.querySelectorAll('p')].flatMap((item) => wordItem(item) ?? []);
  const open: { list: Element; last: Element }[] = [];
  let before: Element | null = null;
  for (const { item, level, ordered } of items) {
    if (item.previousElementSibling !== before || before === null) open.length = 0;
    open.length = Math.min(open.length, level);
    const tag = ordered ? 'ol' : 'ul';
    const line = body.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    const top = open.at(-1);
    if (top !== undefined && open.length === level && top.list.localName === tag) {
      top.list.append(line);
      top.last = line;
    } else {
      if (open.length === level) open.pop();
      const list = body.ownerDocument.createElement(tag);
      list.append(line);
      const parent = open.at(-1);
      if (parent === undefined) item.before(list);
      else parent.last.append(list);
      open.push({ list, last: line });
    }
    before = open[0]?.list ?? null;
    item.remove();
  }
}

/** A Word paragraph that is a list item, with its bullet removed. */
function wordItem(item: Element): WordItem | undefined {
  const style = item.getAttribute('style') ?? '';
  const isListed = /mso-list:\s*l\d/i.test(style) || item.className.startsWith('MsoListParagraph');
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  if (!isListed || sign === undefined) return undefined;
  const level = Number(/level(\d+)/.exec(style)?.[1] ?? 1);
  const ordered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign.textContent ?? '');
  sign.remove();
  return { item, level, ordered };
}
