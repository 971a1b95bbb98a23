import { htmlParts } from '@vitrin/contract/html/htmlParts';
import { textOfHtml } from '@vitrin/contract/text/turkish';

/** The type of a rich text block: how it is rendered, and announced to screen readers. */
export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'item'
  | 'numbered'
  | 'quote'
  | 'code'
  | 'row'
  | 'caption'
  | 'picture'
  | 'video'
  | 'line';

/** One block of a rich text, as words: a paragraph, a list item, a table row or a picture. */
export type TextBlock = {
  kind: BlockKind;
  text: string;
  /** The block's own HTML, including its links and inline formatting. */
  html: string;
  /** The address of a picture. */
  url?: string;
};

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const containers: Readonly<Record<string, BlockKind>> = {
  blockquote: 'quote',
  pre: 'code',
  tr: 'row',
  figcaption: 'caption',
};
const breaks: ReadonlySet<string> = new Set(['p', 'div', 'ul', 'ol', 'table', 'thead', 'tbody', 'figure']);

/** The value of an attribute in the source of a tag. */
function attributeOf(tag: string, name: 'src' | 'alt' | 'data-video'): string | undefined {
  const found = new RegExp(String.raw`\s${name}=("([^"]*)"|'([^']*)'|[^\s"'>]+)`, 'i').exec(tag);
  return found === null ? undefined : textOfHtml(found[2] ?? found[3] ?? found[1] ?? '');
}

/** The blocks of a rich text in order: the units that are compared and shown side by side. */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** The enclosing elements, from which a paragraph inherits its type. */
  const around: { name: string; kind: BlockKind }[] = [];
  const lists: ('item' | 'numbered')[] = [];
  let heading: BlockKind | undefined;
  let source = '';

  const kindHere = (): BlockKind => heading ?? around.at(-1)?.kind ?? 'paragraph';
  function end(): void {
    const text = textOfHtml(source);
    if (text !== '') blocks.push({ kind: kindHere(), text, html: source });
    source = '';
  }

  for (const part of htmlParts(html)) {
    if (part.kind === 'text') {
      source += part.html;
      continue;
    }
    const { name, closing, html: tag } = part;
    if (name === 'img' || name === 'hr') {
      end();
      if (name === 'hr') blocks.push({ kind: 'line', text: '', html: tag });
      else
        blocks.push({
          kind: 'picture',
          text: attributeOf(tag, 'alt') ?? '',
          html: tag,
          url: attributeOf(tag, 'src') ?? '',
        });
    } else if (headings.has(name)) {
      end();
      heading = closing ? undefined : 'heading';
    } else if (name === 'li' || containers[name] !== undefined || name === 'figure') {
      end();
      if (closing) {
        const opened = around.findLastIndex((one) => one.name === name);
        if (opened !== -1) around.splice(opened);
      } else if (name !== 'figure' || attributeOf(tag, 'data-video') !== undefined) {
        const kind = name === 'li' ? (lists.at(-1) ?? 'item') : (containers[name] ?? 'video');
        around.push({ name, kind });
      }
    } else if (breaks.has(name)) {
      if (around.at(-1)?.kind !== 'row') end();
      if (name === 'ul' || name === 'ol') {
        if (closing) lists.pop();
        else lists.push(name === 'ol' ? 'numbered' : 'item');
      }
    } else if (name === 'td' || name === 'th') {
      if (!closing && source.trim() !== '') source += ' | ';
    } else source += tag;
  }
  end();
  return blocks;
}
