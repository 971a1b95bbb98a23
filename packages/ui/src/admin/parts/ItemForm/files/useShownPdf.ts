import type { Pdf } from '@vitrin/contract/files/pdf';
import { useObjectUrl } from '../../../../elements/PictureField/useObjectUrl.ts';
import { libraryName } from '../../LibraryTiles/LibraryTiles.tsx';
import type { PdfChange } from '../saving.ts';
import { unsavedId } from '../unsaved.ts';

/** The PDF in the form's current state: the chosen file, the one chosen from the library, the stored one, or none. */
export function useShownPdf(choice: PdfChange | undefined, stored: Pdf | null): Pdf | null {
  const file = choice?.kind === 'replace' ? choice.file : null;
  const url = useObjectUrl(file);
  if (file !== null) return { id: unsavedId, url: url ?? '', name: file.name, bytes: file.size };
  if (choice?.kind === 'take') {
    const { pdf } = choice;
    return { id: pdf.id, url: pdf.url, name: libraryName(pdf), bytes: pdf.bytes };
  }
  return choice === undefined ? stored : null;
}
