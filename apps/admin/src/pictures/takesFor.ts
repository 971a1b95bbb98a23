import type { PdfTaker, PictureTaker } from '@vitrin/contract/files/library';
import { client } from '../api.ts';
import type { PdfCalls } from '../forms/itemSave.ts';
import type { TakeCall } from './savesOnePicture.ts';

/** Makes stored pictures those of a kind's entries, or further ones of them. */
export const takesFor =
  (kind: PictureTaker, as: { further?: true } = {}): TakeCall =>
  (id, entryId) =>
    client.library.use({ params: { id }, body: { kind, entryId, ...as } });

/** The calls about the PDF of a kind's entries; one of the library becomes that of an entry without another upload. */
export const pdfsOf = <Item>(
  kind: PdfTaker,
  calls: Omit<PdfCalls<Item>, 'takePdf'> & { read: (input: { params: { id: string } }) => Promise<Item> },
): PdfCalls<Item> => ({
  uploadPdf: calls.uploadPdf,
  removePdf: calls.removePdf,
  takePdf: async (id, entryId) => {
    await client.library.use({ params: { id }, body: { kind, entryId } });
    return calls.read({ params: { id: entryId } });
  },
});
