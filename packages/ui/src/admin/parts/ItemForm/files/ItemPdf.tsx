import { pdfType } from '@vitrin/contract/limits';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PictureField, type ShownPicture } from '../../../../elements/PictureField/PictureField.tsx';
import { adminFormsText } from '../../../../text/panelText.ts';
import { controlId } from '../../Editing/editing.ts';
import { libraryName } from '../../LibraryTiles/LibraryTiles.tsx';
import { TakePicture } from '../../PictureChooser/TakePicture.tsx';
import type { StoredItem } from '../formKind.ts';
import * as css from '../ItemForm.css.ts';
import { fileSize, pdfProblem } from './chosenFile.ts';
import type { ItemFormState } from '../useItemForm.ts';

export type ItemPdfProps<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
> = {
  state: ItemFormState<Item, Fields, Change>;
};

/**
 * The PDF of an item: a file that is checked when chosen and uploaded when the form is saved, or one from the library.
 */
export function ItemPdf<
  Item extends StoredItem & { pdf?: Pdf | null | undefined },
  Fields extends FieldValues,
  Change extends { kind: string },
>({ state }: ItemPdfProps<Item, Fields, Change>) {
  const { name, open, ...text } = adminFormsText.pdf;
  const { replace, remove: removeText, cancel, uploading, percent } = adminFormsText.picture;
  const { pdf: choice, choosePdf } = state;
  const stored = state.item?.pdf ?? null;
  const [refusal, setRefusal] = useState<string>();

  function choose(file: File) {
    const wrong = pdfProblem(file);
    setRefusal(wrong);
    if (wrong === undefined) choosePdf({ kind: 'replace', file });
  }

  function take(pdf: LibraryPicture) {
    setRefusal(undefined);
    choosePdf(pdf.id === stored?.id ? undefined : { kind: 'take', pdf });
  }

  function remove() {
    setRefusal(undefined);
    choosePdf(choice === undefined && stored ? { kind: 'remove' } : undefined);
  }

  function shown(): ShownPicture | null {
    if (choice?.kind === 'replace') {
      return { url: '', name: choice.file.name, size: fileSize(choice.file.size) };
    }
    return kept && { url: kept.url, name: kept.name, size: fileSize(kept.bytes) };
  }

  /** The PDF on the server, stored here or chosen from the library. */
  function keptPdf(): Pick<Pdf, 'url' | 'name' | 'bytes'> | null {
    if (choice?.kind === 'take') return { ...choice.pdf, name: libraryName(choice.pdf) };
    return choice === undefined ? stored : null;
  }

  const kept = keptPdf();
  return (
    <PictureField
      id={controlId(state.kind, 'pdf')}
      label={name}
      picture={shown()}
      accept={[pdfType]}
      sheet={
        kept ? (
          <a className={css.sheetLink} href={kept.url} target="_blank" rel="noopener">
            <FileText size={32} strokeWidth={1.25} aria-hidden />
            {open}
          </a>
        ) : (
          <FileText size={32} strokeWidth={1.25} aria-hidden />
        )
      }
      uploaded={state.pdfUploaded}
      fixed={state.saving}
      error={refusal ?? (state.pdfWaits ? adminFormsText.saving.pdfWaits : undefined)}
      texts={{
        ...text,
        replace,
        remove: removeText,
        cancel,
        percent,
        uploading: uploading(choice?.kind === 'replace' ? choice.file.name : ''),
      }}
      other={
        state.findPictures && (
          <TakePicture kind="pdf" find={state.findPictures} paused={state.saving} onTake={take} />
        )
      }
      onChoose={choose}
      onRemove={remove}
      onCancel={state.cancelUpload}
    />
  );
}
