/** A piece of HTML; made only by `markup`, so that everything in it has been escaped. */
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

/** HTML with interpolated values, which are escaped. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(
    parts.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? '') : '')).join(''),
  );

/** A text with its line breaks as HTML. */
export const withBreaks = (text: string): readonly Markup[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (index > 0 ? [lineBreak, markup`${line}`] : [markup`${line}`]));

const lineBreak = new Markup('<br>\n');
