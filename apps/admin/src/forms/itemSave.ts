import { ApiError } from '@vitrin/api-client/errors';
import { editConflict } from '@vitrin/contract/endpoints';
import type {
  PictureChange,
  SaveOutcome,
  SaveRequest,
  StoredItem,
  UnsavedPdf,
} from '@vitrin/ui/admin/saving';
import { isGone, isLost, reasonOf } from '../shared/reasonOf.ts';
import { newRepeatKey } from '../shared/repeatKey.ts';

/** Whether a value has a shape, by the schemas of the contract. */
export type Parser<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; data?: undefined };
};

/** An item after saving its pictures, and whether all of them were saved. */
export type SavedPictures<Item extends StoredItem, Change> = Pick<
  Extract<SaveOutcome<Item, Change>, { status: 'saved' }>,
  'item' | 'picture' | 'left' | 'wrong'
>;

/** The calls that save one kind of item. */
export type SavingCalls<Item extends StoredItem, Fields, Change = PictureChange> = {
  item: Parser<Item>;
  /** Adds an item; repeated with the same key, it adds nothing if only the response was lost. */
  create: (body: Fields, key: string) => Promise<Item>;
  update: (id: string, body: Fields & { updatedAt?: string }) => Promise<Item>;
  /** Saves the pictures, and returns what is left to do if some of them fail. */
  savePictures: (
    item: Item,
    change: Change,
    request: SaveRequest<Item, Fields, Change>,
  ) => Promise<Pick<SavedPictures<Item, Change>, 'item' | 'left' | 'wrong'>>;
  /** The address of the trash, if there is one. */
  trash?: string | undefined;
  /** Whether an item was deleted meanwhile, as far as that can be told. */
  isDeleted?: (id: string, signal: AbortSignal) => Promise<boolean>;
  /** The calls about its PDF, for kinds that may have one. */
  pdfCalls?: PdfCalls<Item> | undefined;
};

/** The calls about the PDF of an item. */
export type PdfCalls<Item> = {
  uploadPdf: (input: {
    params: { id: string };
    file: File;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<Item>;
  removePdf: (input: { params: { id: string } }) => Promise<Item>;
  /** Uses a PDF of the library for an item. */
  takePdf: (pdfId: string, id: string) => Promise<Item>;
};

/** The addition of one item, over one or several attempts. */
export type Adding = {
  key: string;
  /** An attempt got no response: the item may be stored with the values of that time. */
  unsure: boolean;
};

export const newAdding = (): Adding => ({ key: newRepeatKey(), unsure: false });

/** Adds an item, over however many attempts only once, with the values of the last. */
export async function addOnce<Item extends StoredItem, Fields>(
  calls: Pick<SavingCalls<Item, Fields>, 'create' | 'update'>,
  fields: Fields,
  addition: Adding,
): Promise<Item> {
  try {
    const added = await calls.create(fields, addition.key);
    // The server returns what it stored the first time, and the values may have changed since.
    const overAnyVersion: { updatedAt?: string } = {};
    return addition.unsure ? await calls.update(added.id, { ...fields, ...overAnyVersion }) : added;
  } catch (error) {
    if (isLost(error)) addition.unsure = true;
    throw error;
  }
}

/** Saves an item's fields, then its pictures; failed pictures do not affect the saved fields. */
export async function saveItem<Item extends StoredItem, Fields, Change extends { kind: string }>(
  calls: SavingCalls<Item, Fields, Change>,
  request: SaveRequest<Item, Fields, Change>,
  onSaved: (item: Item) => void,
  addition = newAdding(),
): Promise<SaveOutcome<Item, Change>> {
  const gone = { status: 'failed', gone: { trash: calls.trash } } as const;
  let saved: Item;
  try {
    saved = await saveFields(calls, request, addition);
  } catch (error) {
    if (isGone(error) && request.stored !== null) return gone;
    return outcomeOf(calls.item, error);
  }
  onSaved(saved);
  const outcome = await savePictures(calls, request, saved);
  const whole = await savePdf(calls, request, outcome);
  const isRefused = whole.picture === 'failed' || whole.pdf?.cancelled === false;
  if (isRefused && request.stored !== null && (await calls.isDeleted?.(saved.id, request.signal)) === true)
    return gone;
  if (whole.item !== saved) onSaved(whole.item);
  return { status: 'saved', ...whole };
}

/** Saves the PDF after the pictures; if it fails, the rest stays saved. */
async function savePdf<Item extends StoredItem, Fields, Change>(
  { pdfCalls }: SavingCalls<Item, Fields, Change>,
  { pdf, signal, onPdfProgress }: SaveRequest<Item, Fields, Change>,
  saved: SavedPictures<Item, Change>,
): Promise<SavedPictures<Item, Change> & { pdf?: UnsavedPdf }> {
  if (pdf === undefined || pdfCalls === undefined) return saved;
  if (signal.aborted) return { ...saved, pdf: { cancelled: true } };
  const params = { id: saved.item.id };
  try {
    if (pdf.kind === 'remove') return { ...saved, item: await pdfCalls.removePdf({ params }) };
    if (pdf.kind === 'take') return { ...saved, item: await pdfCalls.takePdf(pdf.pdf.id, params.id) };
    const onProgress = onPdfProgress ?? (() => undefined);
    onProgress(0);
    return { ...saved, item: await pdfCalls.uploadPdf({ params, file: pdf.file, onProgress, signal }) };
  } catch (error) {
    if (signal.aborted) return { ...saved, pdf: { cancelled: true } };
    return { ...saved, pdf: { cancelled: false, reason: reasonOf(error) } };
  }
}

async function saveFields<Item extends StoredItem, Fields, Change>(
  calls: SavingCalls<Item, Fields, Change>,
  { stored, fields, updatedAt }: SaveRequest<Item, Fields, Change>,
  addition: Adding,
): Promise<Item> {
  if (stored === null) {
    if (fields === null) throw new TypeError('A new item needs its fields');
    return addOnce(calls, fields, addition);
  }
  if (fields === null) return stored;
  return calls.update(stored.id, { ...fields, ...(updatedAt !== undefined && { updatedAt }) });
}

async function savePictures<Item extends StoredItem, Fields, Change extends { kind: string }>(
  calls: SavingCalls<Item, Fields, Change>,
  request: SaveRequest<Item, Fields, Change>,
  saved: Item,
): Promise<SavedPictures<Item, Change>> {
  const { picture, signal } = request;
  if (isKeep(picture)) return { item: saved, picture: 'done' };
  try {
    const ended = await calls.savePictures(saved, picture, request);
    if (ended.left === undefined) return { ...ended, picture: 'done' };
    return { ...ended, picture: signal.aborted ? 'cancelled' : 'failed' };
  } catch (error) {
    if (signal.aborted) return { item: saved, picture: 'cancelled' };
    return { item: saved, picture: 'failed', wrong: { main: true, reasons: [reasonOf(error)] } };
  }
}

const isKeep = (picture: { kind: string }): picture is { kind: 'keep' } => picture.kind === 'keep';

/** Maps the API's refusal to a result for the form. */
function outcomeOf<Item extends StoredItem>(item: Parser<Item>, error: unknown): SaveOutcome<Item, never> {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (isLost(error)) return { status: 'failed', lost: true };
  if (Object.keys(error.fieldErrors).length > 0) return { status: 'rejected', fields: error.fieldErrors };
  const current = currentOf(item, error);
  return current === undefined ? { status: 'failed' } : { status: 'conflict', current };
}

/** The item as somebody else saved it, if the API refused a change based on an older version. */
export function currentOf<Item>(item: Parser<Item>, error: unknown): Item | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return item.safeParse(editConflict.safeParse(error.body).data?.current).data;
}
