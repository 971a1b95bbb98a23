import type { PdfTaker, PictureTaker } from '@vitrin/contract/files/library';
import { ourClient } from '../api.ts';
import type { PdfCalls } from '../forms/itemSave.ts';
import type { TakeCall } from './savesOnePicture.ts';

/** Uses stored pictures for a kind's entries, as main or further ones. */
export const takesFor =
  (kind: PictureTaker, as: { further?: true } = {}): TakeCall =>
  (id, entryId) =>
    ourClient.library.use({ params: { id }, body: { kind, entryId, ...as } });

type OfferedPdfCalls<Item> = {
  [Name in 'uploadPdf' | 'removePdf']: PdfCalls<Item>[Name] | undefined;
} & { read: (input: { params: { id: string } }) => Promise<Item> };

/** The PDF calls of a kind's entries, if the API has them; a PDF of the library is used without another upload. */
export const pdfsOf = <Item>(
  kind: PdfTaker,
  { read, uploadPdf, removePdf }: OfferedPdfCalls<Item>,
): PdfCalls<Item> | undefined =>
  uploadPdf &&
  removePdf && {
    uploadPdf,
    removePdf,
    takePdf: async (id, entryId) => {
      await ourClient.library.use({ params: { id }, body: { kind, entryId } });
      return read({ params: { id: entryId } });
    },
  };
