import { type FigureSize, isFigureSize } from '@vitrin/contract/html/htmlPolicy';
import { Fragment, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { inText } from './focusText.ts';
import { changeAt, type TextPlace } from './textPlaces.ts';
import type { UploadedPicture } from './richText.ts';

/** The properties of a picture in a text. */
export type FigureFacts = {
  /** Its alternative text. */
  alt: string;
  /** The caption below it; undefined if it is more than one line of text, which is edited in the text itself. */
  caption: string | undefined;
  /** Undefined for a figure of an older text, which is as large as its picture. */
  size: FigureSize | undefined;
};

type Place = {
  at: number;
  picture: DocumentNode;
  /** The figure around it, if it is a direct child of one. */
  figure: { at: number; node: DocumentNode } | undefined;
};

function placeOf({ selection }: EditorState): Place | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return undefined;
  const { $from } = selection;
  const around = $from.depth > 0 ? $from.node(-1) : undefined;
  const isFramed = around?.type.name === 'figure';
  return {
    at: selection.from,
    picture: selection.node,
    figure: isFramed ? { at: $from.before(-1), node: around } : undefined,
  };
}

/** True while a picture of the text is selected. */
export const isPictureSelected = (state: EditorState): boolean => placeOf(state) !== undefined;

/** The properties of the selected picture. */
export function pictureFacts(state: EditorState): FigureFacts | undefined {
  const place = placeOf(state);
  if (place === undefined) return undefined;
  const alt: unknown = place.picture.attrs['alt'];
  const size: unknown = place.figure?.node.attrs['size'];
  return {
    alt: typeof alt === 'string' ? alt : '',
    caption: captionOf(place),
    size: place.figure === undefined ? 'normal' : sizeOf(size),
  };
}

const sizeOf = (size: unknown): FigureSize | undefined =>
  typeof size === 'string' && isFigureSize(size) ? size : undefined;

/** The caption of a figure: its last child of that type. */
function captionIn(figure: Place['figure']): { at: number; node: DocumentNode } | undefined {
  let found: { at: number; node: DocumentNode } | undefined;
  figure?.node.forEach((node, offset) => {
    if (node.type.name === 'caption') found = { at: figure.at + 1 + offset, node };
  });
  return found;
}

function captionOf({ figure }: Place): string | undefined {
  const caption = captionIn(figure);
  if (caption === undefined) return '';
  const [line, ...others] = caption.node.children;
  const isLine = line?.isTextblock === true && others.length === 0;
  return isLine && line.children.every((piece) => piece.isText) ? line.textContent : undefined;
}

/** Changes the properties of the selected picture, which stays selected. */
export function changePicture(editor: Editor, change: Partial<FigureFacts>): void {
  const { state } = editor;
  const place = placeOf(state);
  if (place === undefined) return;
  const { tr } = state;
  if (change.alt !== undefined) tr.setNodeAttribute(place.at, 'alt', change.alt);
  const needsFigure = change.size !== undefined || (change.caption ?? '') !== '';
  if (needsFigure && place.figure === undefined) {
    frame(tr, place, change);
  } else if (place.figure !== undefined) {
    if (change.size !== undefined) tr.setNodeAttribute(place.figure.at, 'size', change.size);
    if (change.caption !== undefined) writeCaption(tr, place.figure, change.caption);
    tr.setSelection(NodeSelection.create(tr.doc, place.at));
  } else tr.setSelection(NodeSelection.create(tr.doc, place.at));
  editor.view.dispatch(tr);
}

/** Moves an inline picture into its own figure; the text before and after it stays around the figure. */
function frame(
  tr: Transaction,
  { at }: Place,
  { caption = '', size = 'normal' }: Partial<FigureFacts>,
): void {
  const $at = tr.doc.resolve(at);
  const line = $at.parent;
  const picture = tr.doc.nodeAt(at);
  if (picture === null) return;
  const before = line.copy(line.content.cut(0, $at.parentOffset));
  const after = line.copy(line.content.cut($at.parentOffset + picture.nodeSize));
  const left = before.content.size > 0 ? [before] : [];
  const right = after.content.size > 0 ? [after] : [];
  const figure = figureOf(tr.doc.type.schema, picture, { caption, size });
  const start = $at.before();
  tr.replaceWith(start, $at.after(), Fragment.from([...left, figure, ...right]));
  const framed = start + (left.length > 0 ? before.nodeSize : 0);
  tr.setSelection(NodeSelection.create(tr.doc, framed + 2));
}

function figureOf(
  schema: Schema,
  picture: DocumentNode,
  { caption, size }: { caption: string; size: FigureSize },
): DocumentNode {
  const { figure, caption: captionType, paragraph } = schema.nodes;
  if (!figure || !captionType || !paragraph) throw new TypeError('The schema has no figures');
  const line = () => captionType.create(null, paragraph.create(null, schema.text(caption)));
  return figure.create({ size }, [paragraph.create(null, picture), ...(caption === '' ? [] : [line()])]);
}

/** Writes a single-line caption; only the difference is replaced, so that marks around it are kept. */
function writeCaption(tr: Transaction, figure: NonNullable<Place['figure']>, words: string): void {
  const { caption: type, paragraph } = tr.doc.type.schema.nodes;
  if (!type || !paragraph) return;
  const caption = captionIn(figure);
  if (caption === undefined) {
    if (words === '') return;
    const line = paragraph.create(null, tr.doc.type.schema.text(words));
    tr.insert(figure.at + figure.node.nodeSize - 1, type.create(null, line));
  } else if (words === '') tr.delete(caption.at, caption.at + caption.node.nodeSize);
  else {
    const old = caption.node.textContent;
    const { from, oldEnd, newEnd } = differenceOf(old, words);
    const start = caption.at + 2;
    tr.insertText(words.slice(from, newEnd), start + from, start + oldEnd);
  }
}

function differenceOf(old: string, now: string): { from: number; oldEnd: number; newEnd: number } {
  let from = 0;
  while (from < old.length && from < now.length && old[from] === now[from]) from += 1;
  let [oldEnd, newEnd] = [old.length, now.length];
  while (oldEnd > from && newEnd > from && old[oldEnd - 1] === now[newEnd - 1]) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  return { from, oldEnd, newEnd };
}

/**
 * Where a figure is inserted: after the block at the cursor, in place of an empty one, and never inside another figure.
 */
function placeForFigure({ doc, selection: { $to } }: Transaction): { from: number; to: number } {
  for (let depth = 1; depth <= $to.depth; depth += 1) {
    const end = $to.after(depth);
    if ($to.node(depth).type.name === 'figure') return { from: end, to: end };
  }
  if (!$to.parent.isTextblock) return { from: $to.pos, to: $to.pos };
  const end = $to.after();
  return { from: doc.resolve($to.pos).parent.content.size === 0 ? $to.before() : end, to: end };
}

/** Inserts a block without editable text; the cursor moves to the line after it, which is created if necessary. */
export function putFigure(tr: Transaction, figure: DocumentNode): Transaction {
  const { from, to } = placeForFigure(tr);
  tr.replaceWith(from, to, figure);
  const end = from + figure.nodeSize;
  const isFollowed = tr.doc.resolve(end).nodeAfter?.isTextblock === true;
  if (!isFollowed) tr.insert(end, figure.type.schema.nodes['paragraph']?.create() ?? []);
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}

/** The same at the cursor of an editor; returns the position of the figure. */
export function insertFigure(editor: Editor, figure: DocumentNode): number {
  editor.view.dispatch(putFigure(editor.state.tr, figure));
  return editor.state.selection.$from.before() - figure.nodeSize;
}

/** Inserts an uploaded picture in its own figure; the next one at the same place follows it. */
export function insertPicture(
  editor: Editor,
  place: TextPlace,
  { url, width, height }: UploadedPicture,
  { alt, caption = '', size = 'normal' }: FigureFacts,
): void {
  const { picture } = editor.schema.nodes;
  if (!picture) throw new TypeError('The schema has no pictures');
  const node = picture.create({ src: url, alt, width: width ?? null, height: height ?? null });
  const figure = figureOf(editor.schema, node, { caption, size });
  const at = changeAt(editor, place, () => insertFigure(editor, figure));
  place.move(NodeSelection.create(editor.state.doc, at));
}

/** Moves the cursor from the end of a caption to a new line after the figure; returns whether it did. */
export function leaveCaption(editor: Editor): boolean {
  const { state } = editor;
  const { $from, empty } = state.selection;
  if (!empty || $from.depth < 3 || $from.node(-1).type.name !== 'caption') return false;
  const isAtEnd =
    $from.parentOffset === $from.parent.content.size && $from.node(-1).lastChild === $from.parent;
  const line = state.schema.nodes['paragraph']?.create();
  if (!isAtEnd || line === undefined || $from.node(-2).type.name !== 'figure') return false;
  const behind = $from.after(-2);
  const tr = state.tr.insert(behind, line);
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView());
  return true;
}

/** Removes the selected picture, together with its figure if that contains nothing else but a caption. */
export function removeSelectedPicture(editor: Editor): void {
  const figure = placeOf(editor.state)?.figure;
  const others = figure?.node.children.filter((child) => child.type.name !== 'caption') ?? [];
  const isAlone = others.length === 1 && others[0]?.childCount === 1;
  const chain = inText(editor);
  if (figure === undefined || !isAlone) chain.deleteSelection().run();
  else chain.deleteRange({ from: figure.at, to: figure.at + figure.node.nodeSize }).run();
}
