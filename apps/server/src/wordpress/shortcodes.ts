import { attributesOf, escapeHtml } from './plainText.ts';

/** How the shortcodes of a text are replaced. */
export type Shortcodes = {
  /** The ids of the pictures of a gallery without a list. */
  gallery: readonly string[];
  /** Called with the name of each that has no equivalent here. */
  leaveOut: (name: string) => void;
};

const opening = /\[(\[?)([a-z][\w-]{0,60})((?:[\s=/][^\][]*)?)\](\]?)/gi;

const players: ReadonlySet<string> = new Set(['embed', 'youtube', 'vimeo']);
/** Code, by the names that common syntax highlighters use. */
const code =
  /^(?:code|sourcecode|php|java|javascript|js|css|html|xml|sql|python|ruby|bash|cce?|cc[a-z]*_\w+)$/i;

/** The form of a shortcode's name, if nothing else distinguishes it from bracketed words such as [a-z0-9]. */
const longName = /^[a-z]{2,}(?:[-_][a-z\d]{2,})+$/i;

const files: ReadonlySet<string> = new Set(['video', 'audio']);

/**
 * Replaces shortcodes by equivalent HTML: captions, galleries, videos, code. Of others the enclosed text stays.
 * Bracketed words that are not shortcodes are unchanged.
 */
export function withoutShortcodes(text: string, { gallery, leaveOut }: Shortcodes): string {
  const ends = new Map<string, number>();
  /** The position of a shortcode's end after a given one. Each name is searched for once, however many begin. */
  const endOf = (name: string, from: number): number => {
    const known = ends.get(name);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const end = text.indexOf(`[/${name}]`, from);
    ends.set(name, end);
    return end;
  };
  const leftOut = new Set<string>();
  let written = '';
  let done = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const [whole, before = '', name = '', given = '', behind = ''] = found;
    const key = name.toLowerCase();
    written += text.slice(done, found.index);
    done = opening.lastIndex;
    if (before !== '' && behind !== '') {
      // Doubled brackets escape a shortcode.
      written += whole.slice(1, -1);
      continue;
    }
    const isClosed = given.trimEnd().endsWith('/');
    const end = isClosed ? -1 : endOf(name, done);
    const inner = end === -1 ? '' : text.slice(done, end);
    const html = htmlOf(key, given, inner, gallery);
    written += before;
    if (html !== undefined) {
      written += html;
      if (end !== -1) done = end + key.length + 3;
    } else if (end !== -1 || longName.test(name) || given.includes('=') || isClosed) {
      leftOut.add(name);
      leaveOut(name);
    } else written += whole.slice(before.length, whole.length - behind.length);
    written += behind;
    opening.lastIndex = done;
  }
  return withoutEnds(written + text.slice(done), leftOut);
}

/** Removes the end tags of removed shortcodes. */
const withoutEnds = (text: string, names: ReadonlySet<string>): string =>
  text.replace(/\[\/([a-z][\w-]{0,60})\]/gi, (end: string, name: string) => (names.has(name) ? '' : end));

function htmlOf(name: string, given: string, inner: string, gallery: readonly string[]): string | undefined {
  const attributes = attributesOf(given);
  if (name === 'caption' || name === 'wp_caption') return figureOf(inner, attributes);
  if (name === 'gallery') {
    const ids = /[\d\s,]+/.exec(attributes.get('ids') ?? attributes.get('include') ?? '')?.[0];
    const shown = ids?.split(',').map((id) => id.trim()) ?? gallery;
    return shown.map((id) => `<figure><img data-wordpress="${escapeHtml(id)}"></figure>`).join('');
  }
  if (inner !== '' && code.test(name))
    return `<pre>${inner.trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`;
  if (players.has(name)) {
    const address = inner.trim() || (attributes.get('url') ?? given.replace(/^[\s=]+/, '').trim());
    return `\n\n${escapeHtml(pageOf(name, address))}\n\n`;
  }
  if (files.has(name)) {
    const address = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav'].map((key) =>
      attributes.get(key),
    );
    return `\n\n${escapeHtml(address.find((one) => one !== undefined) ?? '')}\n\n`;
  }
  return undefined;
}

/** [youtube dQw4w9WgXcQ] gives only the video's id. */
function pageOf(name: string, address: string): string {
  if (name === 'youtube' && /^[\w-]{11}$/.test(address)) return `https://www.youtube.com/watch?v=${address}`;
  return name === 'vimeo' && /^\d+$/.test(address) ? `https://vimeo.com/${address}` : address;
}

/** The picture with the link around it, and the caption after it; older ones have the caption in an attribute. */
function figureOf(inner: string, attributes: ReadonlyMap<string, string>): string {
  const image = /<img\b[^<>]*>/i.exec(inner);
  const end = image === null ? -1 : image.index + image[0].length;
  const link = end === -1 ? null : /^\s*<\/a>/i.exec(inner.slice(end, end + 200));
  const behind = end === -1 ? inner : inner.slice(end + (link?.[0].length ?? 0));
  const shown = end === -1 ? '' : inner.slice(0, end) + (link?.[0] ?? '');
  const caption = behind.trim() || escapeHtml(attributes.get('caption') ?? '');
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="${escapeHtml(attributes.get('align') ?? '')}">${shown}${words}</figure>`;
}
