import type { Editor } from '@tiptap/react';

/** The words on a rich text field's buttons and on its row for links. */
export type RichTextTexts = {
  toolbar: string;
  heading: string;
  smallHeading: string;
  bold: string;
  italic: string;
  underline: string;
  bulletList: string;
  numberedList: string;
  quote: string;
  link: string;
  undo: string;
  redo: string;
  linkAddress: string;
  linkHint: string;
  linkWrong: string;
  applyLink: string;
  removeLink: string;
};

/** A command of the toolbar: whether it applies to where the cursor is, and what it does. */
type Command = { active: (editor: Editor) => boolean; run: (editor: Editor) => boolean };

/** What the toolbar can do to the text. */
export const commands = {
  heading: {
    active: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  smallHeading: {
    active: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  bold: {
    active: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    active: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  underline: {
    active: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  bulletList: {
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numberedList: {
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** An address that a link may have: a web or mail address, a phone number, or a page of the same website. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,}|\/(?!\/)\S*|#\S+)$/i.test(
    address,
  );

/** Makes the selected text a link; without a selection, the link around the cursor or the address itself. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}
