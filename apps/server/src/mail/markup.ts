/** A piece of HTML; made by `markup` alone, so that nothing comes into it that was not escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

function htmlOf(value: Value): string {
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Markup) return value.html;
  return value.map(({ html }) => html).join('');
}

/** HTML with values in it, every text of which is escaped. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(
    parts.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? '') : '')).join(''),
  );

/** A text with its line breaks. */
export const withBreaks = (text: string): readonly Markup[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (index > 0 ? [lineBreak, markup`${line}`] : [markup`${line}`]));

const lineBreak = new Markup('<br>\n');
