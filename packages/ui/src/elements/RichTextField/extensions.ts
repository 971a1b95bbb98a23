import { isAllowedValue, isFigureSize } from '@vitrin/contract/html/htmlPolicy';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type AnyExtension, type Attribute, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { leaveCaption } from './pictureFigures.ts';
import { pendingAttribute } from './pendingPictures.ts';
import { VideoFigure } from './videoFigures.ts';

const text = (name: string): Attribute => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const count = (name: string, least: number): Attribute => ({
  default: null,
  parseHTML: (element: HTMLElement) => wholeNumber(element.getAttribute(name), least),
});

function wholeNumber(value: string | null, least: number): number | null {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) || number < least ? null : number;
}

const span = (name: string): Attribute => ({
  default: 1,
  parseHTML: (element: HTMLElement) => wholeNumber(element.getAttribute(name), 1) ?? 1,
  renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** A cell's attributes; column widths depend on the reader's screen, so none are stored. */
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
} satisfies Record<string, Attribute>;

const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) };
  },
});

const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** An inline picture, so that it may appear wherever the policy allows it. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: text('src'),
    alt: text('alt'),
    title: text('title'),
    width: count('width', 1),
    height: count('height', 1),
    /** Identifies a picture that is being stored, and has no URL yet. */
    pending: text(pendingAttribute),
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedValue('src', element.getAttribute('src') ?? '') ? null : false),
    },
    { tag: `img[${pendingAttribute}]` },
    // A picture with an unusable URL is left out, not shown as broken.
    { tag: 'img', ignore: true },
  ],
  renderHTML: ({ HTMLAttributes: { pending, ...rest } }) => ['img', { ...rest, [pendingAttribute]: pending }],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | caption)+',
  defining: true,
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: (element: HTMLElement) => {
        const size = element.getAttribute('data-size');
        return isFigureSize(size) ? size : null;
      },
      renderHTML: ({ size }: Record<string, unknown>) => (size === null ? {} : { 'data-size': size }),
    },
  }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const Caption = Node.create({
  name: 'caption',
  content: 'block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  // A caption is a single line: Enter continues after the figure.
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor) };
  },
});

const kit = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  trailingNode: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    // Stored links are kept; new addresses are validated more strictly where they are typed.
    isAllowedUri: (address) => isAllowedValue('href', address),
  },
}).extend({
  addExtensions() {
    const parts: readonly AnyExtension[] = this.parent?.() ?? [];
    return parts.map(widened);
  },
});

/** Extends TipTap's schema: the policy allows headings at the start of a list item, and marks and breaks in code. */
function widened(part: AnyExtension): AnyExtension {
  if (part instanceof Mark && part.name === 'code') return part.extend({ excludes: '' });
  if (!(part instanceof Node)) return part;
  if (part.name === 'listItem') return part.extend({ content: 'block+' });
  if (part.name === 'orderedList') {
    return part.extend({ addAttributes: () => ({ start: { ...count('start', 0), default: 1 } }) });
  }
  if (part.name !== 'codeBlock') return part;
  return part.extend({
    content: 'inline*',
    marks: '_',
    addAttributes: () => ({}),
    renderHTML: () => ['pre', 0],
  });
}

/** Everything that the field supports: exactly what the policy allows. */
export const extensions = [
  kit,
  Subscript,
  Superscript,
  Picture,
  VideoFigure,
  Figure,
  Caption,
  Table.extend({
    addNodeView: () => null,
    renderHTML: () => ['table', ['tbody', 0]],
    // The Tab key leaves the table from the last cell: adding a row there would be a keyboard trap.
    addKeyboardShortcuts() {
      return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
    },
  }),
  TableRow.extend({
    addAttributes: () => ({
      /** Whether the row was in the table's head. */
      head: {
        default: false,
        parseHTML: (element: HTMLElement) => element.parentElement?.tagName === 'THEAD',
        renderHTML: (attributes: Record<string, unknown>) =>
          attributes['head'] === true ? { 'data-head': '' } : {},
      },
    }),
  }),
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: text('scope') }) }),
];
