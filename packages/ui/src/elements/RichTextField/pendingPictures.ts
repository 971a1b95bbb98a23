import { pictureTypes } from '@vitrin/contract/limits';
import { newUuid } from '@vitrin/contract/newUuid';
import type { Editor } from '@tiptap/react';
import type { RefusedUpload, UploadedPicture, UploadPicture } from './richText.ts';

/** Marks a picture of a pasted text that is being stored; never part of a saved text. */
export const pendingAttribute = 'data-pending';

/** A foreign picture in a pasted text. */
export type ForeignPicture = { id: string; src: string; name: string };

/** Limits concurrency, so that a long article does not delay other requests. */
const atOnce = 3;

/**
 * Marks the pictures of a pasted text that are elsewhere on the web or embedded in the text, and removes their URLs:
 * none of them is ever loaded from there.
 */
export function takeForeignPictures(body: HTMLElement, origin: string): ForeignPicture[] {
  return [...body.querySelectorAll('img')].flatMap((image) => {
    const src = image.getAttribute('src')?.trim() ?? '';
    image.removeAttribute(pendingAttribute);
    if (!isForeign(src, origin)) return [];
    const id = newUuid();
    for (const name of ['src', 'width', 'height']) image.removeAttribute(name);
    image.setAttribute(pendingAttribute, id);
    return [{ id, src, name: image.alt.trim() || fileNameOf(src) }];
  });
}

function isForeign(src: string, origin: string): boolean {
  if (/^(?:data:image\/|blob:)/i.test(src)) return true;
  return (
    /^(?:https?:)?\/\//i.test(src) && URL.canParse(src, origin) && new URL(src, origin).origin !== origin
  );
}

const fileNameOf = (src: string): string =>
  /^(?:data|blob):/i.test(src) ? '' : (src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '') || src;

/** A picture that could not be stored, and the reason, if known. */
export type RefusedPicture = { name: string; why: string | undefined };

type Storing = { upload: UploadPicture | undefined; signal: AbortSignal };
type StoreEnd = UploadedPicture | Partial<RefusedUpload>;

/** Stores the pictures with limited concurrency, and reports the result of each. */
export async function storePictures(
  pictures: readonly ForeignPicture[],
  { upload, signal }: Storing,
  onEnd: (picture: ForeignPicture, end: StoreEnd) => void,
): Promise<void> {
  const left = [...pictures];
  async function work() {
    for (let picture = left.shift(); picture !== undefined; picture = left.shift()) {
      // Each worker takes the next picture after storing the last.
      const end = await store(picture, { upload, signal });
      if (signal.aborted) return;
      onEnd(picture, end);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Stores the foreign pictures of an editor's text, and inserts each in its place; returns those that failed. */
export async function storeForeignPictures(
  editor: Editor,
  pictures: readonly ForeignPicture[],
  storing: Storing,
): Promise<readonly RefusedPicture[]> {
  const failed = new Map<ForeignPicture, string | undefined>();
  await storePictures(pictures, storing, (picture, end) => {
    if (!('url' in end)) failed.set(picture, end.refused);
    settle(editor, (pending) => pending === picture.id, 'url' in end ? end : undefined);
  });
  return pictures.flatMap((picture) =>
    failed.has(picture) ? [{ name: picture.name, why: failed.get(picture) }] : [],
  );
}

/** Stores a picture from the web once, however often it occurs; a failure may be retried. */
export function storedOnce(upload: UploadPicture | undefined): UploadPicture | undefined {
  const known = new Map<string, ReturnType<UploadPicture>>();
  return (
    upload &&
    (async (source, options) => {
      if (!('url' in source)) return upload(source, options);
      const storing = known.get(source.url) ?? upload(source, options);
      known.set(source.url, storing);
      try {
        const end = await storing;
        if ('refused' in end) known.delete(source.url);
        return end;
      } catch (error) {
        known.delete(source.url);
        throw error;
      }
    })
  );
}

/** The source of a text with one URL replaced by another. */
export const withAddress = (html: string, from: string, to: string): string =>
  html.replaceAll(from, to).replaceAll(from.replaceAll('&', '&amp;'), to);

async function store({ src }: ForeignPicture, { upload, signal }: Storing): Promise<StoreEnd> {
  if (upload === undefined) return {};
  try {
    const source = /^(?:data|blob):/i.test(src)
      ? await fileOf(src)
      : { url: new URL(src, location.origin).href };
    return await upload(source, { onProgress: () => undefined, signal });
  } catch {
    return {};
  }
}

/** The file in a data URL, or behind a blob URL of this page. */
async function fileOf(src: string): Promise<File> {
  const [, type = '', coded] = /^data:(image\/[a-z+]+)((?:;[^,;]*)*;base64)?,/i.exec(src) ?? [];
  const isFile = pictureTypes.some((known) => known === type.toLowerCase());
  if (isFile && coded !== undefined) {
    const bytes = Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
    return new File([bytes], 'picture', { type: type.toLowerCase() });
  }
  return drawn(src);
}

/** A picture redrawn by the browser: the panel's content security policy lets it be shown, but not read. */
async function drawn(src: string): Promise<File> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (blob === null) throw new Error('The picture cannot be drawn');
  return new File([blob], 'picture.png', { type: blob.type });
}

/** Removes the pictures that are still being stored from an editor's text. */
export const dropPending = (editor: Editor): void =>
  settle(editor, (pending) => typeof pending === 'string', undefined);

/** Sets the URL of a stored picture, or removes one that could not be stored; neither is an undo step. */
function settle(editor: Editor, isMeant: (pending: unknown) => boolean, stored: UploadedPicture | undefined) {
  const { tr } = editor.state;
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'picture' && isMeant(node.attrs['pending'])) places.push(at);
  });
  // Backwards, so that earlier positions stay valid.
  for (const at of places.toReversed()) {
    const node = tr.doc.nodeAt(at);
    if (node === null) continue;
    if (stored === undefined) tr.delete(at, at + node.nodeSize);
    else {
      const { url: src, width, height } = stored;
      const size = { width: width ?? null, height: height ?? null };
      tr.setNodeMarkup(at, undefined, { ...node.attrs, src, ...size, pending: null });
    }
  }
  if (places.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
