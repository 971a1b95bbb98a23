import type { FigureSize } from '@vitrin/contract/html/htmlPolicy';
import type { Editor } from '@tiptap/react';
import { inText } from './focusText.ts';
import type { UnseenPictures } from './unseenPictures.ts';

/** The texts of a rich text field's buttons and of its rows. */
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
  smallestHeading: string;
  strike: string;
  subscript: string;
  superscript: string;
  code: string;
  preformatted: string;
  line: string;
  table: string;
  picture: string;
  /** Inserts a stored picture. */
  storedPicture: string;
  source: string;
  /** The button that opens the tools that are not in the toolbar. */
  moreTools: string;
  link: string;
  undo: string;
  redo: string;
  linkAddress: string;
  linkHint: string;
  linkWrong: string;
  applyLink: string;
  removeLink: string;
  tableTools: string;
  rowAbove: string;
  rowBelow: string;
  columnBefore: string;
  columnAfter: string;
  deleteRow: string;
  deleteColumn: string;
  headerRow: string;
  deleteTable: string;
  pictureAlt: string;
  pictureAltHint: string;
  pictureWrongType: string;
  pictureTooLarge: string;
  /** The warning about a picture that has to be enlarged. */
  pictureTooSmall: string;
  /** A picture could not be uploaded. */
  pictureFailed: string;
  pictureUploading: string;
  insertPicture: string;
  pictureCaption: string;
  pictureCaptionHint: string;
  pictureSize: string;
  /** The names of the sizes that a picture may have. */
  pictureSizes: Readonly<Record<FigureSize, string>>;
  /** The pictures whose turn comes after the one in the row. */
  nextPictures: (names: readonly string[]) => string;
  /** Closes the row of a picture that is in the text. */
  closePicture: string;
  removePicture: string;
  cancelPicture: string;
  video: string;
  videoLink: string;
  videoLinkHint: string;
  videoWrong: string;
  videoTitle: string;
  videoTitleHint: string;
  insertVideo: string;
  changeVideo: string;
  removeVideo: string;
  /** The name of a video without a title. */
  untitledVideo: (host: string) => string;
  /** Introduces what the source view removed. */
  removed: (parts: readonly string[]) => string;
  /** Pictures of a pasted text are being stored. */
  takingPictures: (count: number) => string;
  /** Foreign pictures that were written into the source, and when they will be stored. */
  foreignInSource: (count: number) => string;
  /** Pictures of a pasted text that could not be stored, and what to do. */
  picturesNotTaken: (pictures: readonly { name: string; why: string | undefined }[]) => string;
  /** What happened to pictures that visitors would not see, and what to do. */
  unseenPictures: (pictures: UnseenPictures) => string;
};

/** An uploaded picture: its URL, and its size if known. */
export type UploadedPicture = { url: string; width?: number | undefined; height?: number | undefined };

/** A picture elsewhere on the web, which the server fetches. */
export type PictureElsewhere = { url: string };

/** A stored picture to be used in the text. */
export type PictureOfLibrary = { libraryId: string };

/** A stored picture chosen for the text. */
export type ChosenPicture = PictureOfLibrary & { name: string; alt: string };

/** Lets the user choose a stored picture; undefined if they cancel. */
export type ChoosePicture = () => Promise<ChosenPicture | undefined>;

/** A picture that was not stored, with a user-readable reason. */
export type RefusedUpload = { refused: string };

/**
 * Stores a picture file or one that the server fetches, or keeps a stored one; throws if it fails for an unknown
 * reason.
 */
export type UploadPicture = (
  source: File | PictureElsewhere | PictureOfLibrary,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedPicture | RefusedUpload>;

/**
 * Something that was typed or chosen in a field and is not part of its value yet. `finish` makes it so, and resolves to
 * false if something is wrong with it, which then has the focus; `drop` gives it up.
 */
export type Unfinished = { finish: () => Promise<boolean>; drop: () => void };

/** Told what is unfinished, and undefined once there is nothing. */
export type OnUnfinished = (now: Unfinished | undefined) => void;

/** A command of the toolbar: whether it is active at the cursor, and what it does. */
type Command = { active: (editor: Editor) => boolean; run: (editor: Editor) => boolean };

/** The commands of the toolbar. */
export const commands = {
  heading: {
    active: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => inText(editor).toggleHeading({ level: 2 }).run(),
  },
  smallHeading: {
    active: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => inText(editor).toggleHeading({ level: 3 }).run(),
  },
  bold: {
    active: (editor) => editor.isActive('bold'),
    run: (editor) => inText(editor).toggleBold().run(),
  },
  italic: {
    active: (editor) => editor.isActive('italic'),
    run: (editor) => inText(editor).toggleItalic().run(),
  },
  underline: {
    active: (editor) => editor.isActive('underline'),
    run: (editor) => inText(editor).toggleUnderline().run(),
  },
  bulletList: {
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => inText(editor).toggleBulletList().run(),
  },
  numberedList: {
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => inText(editor).toggleOrderedList().run(),
  },
  quote: {
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => inText(editor).toggleBlockquote().run(),
  },
  smallestHeading: {
    active: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => inText(editor).toggleHeading({ level: 4 }).run(),
  },
  strike: {
    active: (editor) => editor.isActive('strike'),
    run: (editor) => inText(editor).toggleStrike().run(),
  },
  subscript: {
    active: (editor) => editor.isActive('subscript'),
    run: (editor) => inText(editor).unsetMark('superscript').toggleMark('subscript').run(),
  },
  superscript: {
    active: (editor) => editor.isActive('superscript'),
    run: (editor) => inText(editor).unsetMark('subscript').toggleMark('superscript').run(),
  },
  code: {
    active: (editor) => editor.isActive('code'),
    run: (editor) => inText(editor).toggleCode().run(),
  },
  preformatted: {
    active: (editor) => editor.isActive('codeBlock'),
    run: (editor) => inText(editor).toggleCodeBlock().run(),
  },
} as const satisfies Record<string, Command>;

/** The commands for the table at the cursor. */
export const tableCommands = {
  rowAbove: (editor) => inText(editor).addRowBefore().run(),
  rowBelow: (editor) => inText(editor).addRowAfter().run(),
  columnBefore: (editor) => inText(editor).addColumnBefore().run(),
  columnAfter: (editor) => inText(editor).addColumnAfter().run(),
  headerRow: (editor) => inText(editor).toggleHeaderRow().run(),
  deleteRow: (editor) => inText(editor).deleteRow().run(),
  deleteColumn: (editor) => inText(editor).deleteColumn().run(),
  deleteTable: (editor) => inText(editor).deleteTable().run(),
} as const satisfies Record<string, (editor: Editor) => boolean>;

export type TableCommandName = keyof typeof tableCommands;

/** What can be inserted at the cursor. */
export const insertions = {
  line: (editor) => inText(editor).setHorizontalRule().run(),
  table: (editor) => inText(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
} as const satisfies Record<string, (editor: Editor) => boolean>;

export type CommandName = keyof typeof commands;

/** An address that a link may have: a web or e-mail address, a phone number, or a page of the same website. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s][^\s.]*\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,}|\/(?!\/)\S*|#\S+)$/i.test(
    address,
  );

/** Names of files look like those of websites. */
const fileName = /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|jpe?g|png)$/i;

/** The address that is meant by what begins with a website's name, such as "www.example.com"; any other as it is. */
export function completeAddress(written: string): string {
  const host = /^((?:[\p{L}\d-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/u.exec(written)?.[1];
  return host === undefined || fileName.test(host) ? written : `https://${written}`;
}

/**
 * Makes the selected text a link; without a selection, changes the link at the cursor or inserts the address itself.
 */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}
