import { htmlParts } from '../html/htmlParts.ts';
import { fixed } from '../fixed.ts';
import { siteLanguage, siteLocale } from './siteLanguage.ts';

/** More combining marks on one letter than any language uses; sorting them takes quadratic time. */
const excessMarks = /(\p{M}{30})\p{M}+/gu;

/** Text with composed letters (NFC). Combining marks on one letter are cut to thirty. */
export const composed = (text: string): string => text.replace(excessMarks, '$1').normalize('NFC');

/** Letters in lower case, and the ASCII ones that searches take for them. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** Lower-case for display, by Turkish rules (I → ı, İ → i). Never for identifiers. */
export const lowerTurkish = (text: string): string => text.toLocaleLowerCase(siteLocale);

/** Upper-case for display, by Turkish rules (i → İ, ı → I). */
export const upperTurkish = (text: string): string => text.toLocaleUpperCase(siteLocale);

/** Text in searchable form: lower case, with Turkish letters as their ASCII counterparts ("Işık" → "isik"). */
export function fold(text: string): string {
  return lowerTurkish(composed(text)).replace(/[çğıöşüâîû]/g, (letter) => foldedLetters[letter] ?? letter);
}

/** The path of a service from its title: "Bütçe Planlaması" → "/butce-planlamasi". */
export function pathFromTitle(title: string): string {
  const slug = fold(title)
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return `/${slug}`;
}

/** Sorts names as a Turkish dictionary does (ç after c, ı before i). */
export const turkishCollator = new Intl.Collator(siteLanguage, { numeric: true });

const longDate = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: fixed.timeZone });
const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: fixed.timeZone });

/** "21 Kasım 2026", in Istanbul's time; empty if the text is not a date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : longDate.format(date);
}

/** The calendar day in Istanbul at a given time, as YYYY-MM-DD. */
export const dayInIstanbul = (moment: Date): string => isoDay.format(moment);

/** Tags that separate words: the blocks of the policy for HTML, and further ones that servers without it send. */
const blocks: ReadonlySet<string> = new Set([
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'div',
]);

/** Text without its tags, whitespace collapsed; for excerpts and descriptions, never for sanitising. */
export function textOfHtml(html: string): string {
  let text = '';
  for (const part of htmlParts(html)) {
    if (part.kind === 'text') text += part.html;
    else if (blocks.has(part.name)) text += ' ';
  }
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `characters` of a text without tags, cut at the end of a word, with "…" only if something was cut. */
export function excerpt(html: string, characters: number): string {
  const text = textOfHtml(html);
  if (text.length <= characters) return text;
  const head = text.slice(0, characters + 1);
  const lastSpace = head.lastIndexOf(' ');
  const cut = lastSpace > 0 ? head.slice(0, lastSpace) : text.slice(0, characters);
  const words = /^.*[^\s.,;:!?…–-]/s.exec(cut)?.[0] ?? '';
  return `${words}…`;
}
