import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { controlId, differences, type Keeping } from '../Editing/editing.ts';
import { type Editing, useEditing } from '../Editing/useEditing.ts';
import { adminFormsText, adminLibraryText, itemFormsText } from '../../../text/panelText.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import type { EntryTitles } from '../Comparison/comparedValues.ts';
import { inWords } from '../inWords.ts';
import type { SiteFacts } from '../SitePreview/SitePreview.tsx';
import { errorBeside, type FormKind, type StoredItem, valuesOf } from './formKind.ts';
import { usePreparing } from '../../../elements/PictureField/usePreparing.ts';
import type { KeptDescriptions } from './files/keptDescriptions.ts';
import type { Keep, PdfChange, PictureChange, SaveOutcome, SaveRequest } from './saving.ts';

export type ItemFormInput<Item extends StoredItem, Fields, Change = PictureChange> = Keeping & {
  item: Item | null;
  site: Pick<SiteFacts, 'services' | 'projects'>;
  /** Uploads a picture for a rich text; without it, texts cannot contain pictures. */
  onUploadPicture?: UploadPicture | undefined;
  /** Searches stored pictures; without it, only files can be chosen. */
  findPictures?: FindPictures | undefined;
  /** Set if stored pictures can be neither described nor ordered, and the only one of an item cannot be removed. */
  plainPictures?: boolean | undefined;
  onSave: (request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>;
};

export type ItemFormState<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
> = Editing<Item | null, Fields, SaveOutcome<Item, Change>> & {
  kind: FormKind<Fields>;
  /** The titles of what fields refer to. */
  titles: EntryTitles;
  picture: Keep | Change;
  choosePicture: (choice: Keep | Change) => void;
  /** Converts chosen files for the field of that name; a save waits for them. */
  prepare: (name: string, files: readonly File[], onReady: (ready: readonly File[]) => void) => void;
  /** The error about the choice of a picture. */
  pictureError: string | undefined;
  /** The picture failed to upload and waits for a retry. */
  pictureWaits: boolean;
  /** The change of the PDF; undefined if there is none. */
  pdf: PdfChange | undefined;
  choosePdf: (choice: PdfChange | undefined) => void;
  /** The PDF failed to upload and waits for a retry. */
  pdfWaits: boolean;
  /** The progress of the PDF's upload; undefined while there is none. */
  pdfUploaded: number | undefined;
  /** The progress of the pictures' upload; undefined while there is none. */
  uploaded: number | undefined;
  cancelUpload: () => void;
  /** Uploads a picture for a rich text. */
  uploadPicture: UploadPicture | undefined;
  /** Searches stored pictures. */
  findPictures: FindPictures | undefined;
  /** Stored pictures can be neither described nor ordered, and the only one of an item cannot be removed. */
  plainPictures: boolean;
};

/** The part of the form's state that the picture fields need. */
export type PicturesState<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
> = Pick<
  ItemFormState<Item, Fields, Change>,
  | 'item'
  | 'kind'
  | 'picture'
  | 'choosePicture'
  | 'prepare'
  | 'pictureError'
  | 'pictureWaits'
  | 'saving'
  | 'uploaded'
  | 'cancelUpload'
  | 'findPictures'
  | 'plainPictures'
> & { outcome: { status: string } | undefined };

const keep: Keep = { kind: 'keep' };

/** The names of what a draft cannot store: files, and items chosen from the library, of one choice or several. */
function chosenFiles(choice: object): string[] {
  const parts: unknown[] =
    'pictures' in choice && Array.isArray(choice.pictures) ? choice.pictures : [choice];
  const named = parts.flatMap((part) => (typeof part === 'object' && part !== null ? nameOf(part) : []));
  return 'main' in choice && 'further' in choice
    ? [choice.main, choice.further].flatMap((each) =>
        typeof each === 'object' && each !== null ? chosenFiles(each) : [],
      )
    : named;
}

/** Whether a choice about pictures changes anything. */
const isChanged = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'kind' in choice && choice.kind !== 'keep';

function nameOf(part: object): string[] {
  if ('file' in part && part.file instanceof File) return [part.file.name];
  if ('taken' in part && 'alt' in part) return [String(part.alt) || adminLibraryText.untitled];
  const kept = 'picture' in part ? part.picture : 'pdf' in part && part.pdf;
  const words = typeof kept === 'object' && kept !== null && 'title' in kept && 'alt' in kept;
  return words ? [String(kept.title) || String(kept.alt) || adminLibraryText.untitled] : [];
}

/** The editing of one item: its fields, and its pictures, which are sent afterwards. */
export function useItemForm<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
>(
  kind: FormKind<Fields>,
  input: ItemFormInput<Item, Fields, Change>,
  words: KeptDescriptions<Item, Change>,
): ItemFormState<Item, Fields, Change> {
  const [picture, setPicture] = useState<Keep | Change>(keep);
  const [pdf, setPdf] = useState<PdfChange>();
  const [uploaded, setUploaded] = useState<number>();
  const [pdfUploaded, setPdfUploaded] = useState<number>();
  const upload = useRef<AbortController>(undefined);
  const preparing = usePreparing();
  const isPreparing = (name: string) => preparing.names.includes(name);
  const { further } = itemFormsText.gallery;
  const shown = (item: Item | null) => valuesOf(kind, item);
  const missing = (item: Item | null) =>
    item === null && picture.kind === 'keep' && kind.pictureMissing !== undefined
      ? inWords(kind.pictureMissing)
      : undefined;
  const editing = useEditing<Item | null, Fields, SaveOutcome<Item, Change>>(
    { ...kind, beside: (error) => errorBeside(kind, error) },
    {
      ...input,
      valuesOf: shown,
      versionOf: (item) => item?.updatedAt,
      idOf: (item) => item?.id,
      besides: (item) => ({
        name: kind.texts.picture,
        changed: isPreparing(kind.texts.picture) || isChanged('main' in picture ? picture.main : picture),
        others: [
          ...(isPreparing(further) || ('further' in picture && isChanged(picture.further)) ? [further] : []),
          ...(pdf === undefined ? [] : [adminFormsText.pdf.name]),
        ],
        files: [...chosenFiles(picture), ...(pdf === undefined ? [] : chosenFiles(pdf))],
        words: words.typed(picture),
        onWords: (kept) => setPicture((now) => words.restored(now, kept, item)),
        missing: missing(item) === undefined ? undefined : controlId(kind, 'picture'),
        prepared: preparing.ended,
      }),
      save,
      isWhole: (ended) => ended.status === 'saved' && ended.picture === 'done' && ended.pdf === undefined,
    },
  );
  const { outcome } = editing;
  const { services, projects = [] } = input.site;
  const titles = useMemo(
    () => new Map([...services, ...projects].map(({ id, title }) => [id, title])),
    [services, projects],
  );

  function giveUpFiles() {
    preparing.drop();
    setPicture(keep);
    setPdf(undefined);
  }

  async function save(sent: Fields, updatedAt: string | undefined, item: Item | null) {
    upload.current = new AbortController();
    const ended = await input.onSave({
      stored: item,
      fields: item && differences(kind, sent, shown(item)).length === 0 ? null : sent,
      picture,
      pdf,
      updatedAt,
      onProgress: setUploaded,
      onPdfProgress: setPdfUploaded,
      signal: upload.current.signal,
    });
    setUploaded(undefined);
    setPdfUploaded(undefined);
    if (ended.status === 'saved') {
      if (ended.pdf === undefined) setPdf((now) => (now === pdf ? undefined : now));
      const rest = ended.left ?? (ended.picture === 'done' ? keep : picture);
      setPicture((now) => (now === picture ? rest : now));
    }
    return ended;
  }

  return {
    ...editing,
    kind,
    titles,
    picture,
    choosePicture: (choice) => {
      setPicture(choice);
      if (outcome?.status === 'saved') editing.dismiss();
    },
    prepare: preparing.prepare,
    pdf,
    choosePdf: (choice) => {
      setPdf(choice);
      if (outcome?.status === 'saved') editing.dismiss();
    },
    pdfWaits: outcome?.status === 'saved' && outcome.pdf?.cancelled === false,
    pdfUploaded,
    pictureError: editing.submitted && !isPreparing(kind.texts.picture) ? missing(editing.item) : undefined,
    pictureWaits: outcome?.status === 'saved' && outcome.picture === 'failed',
    uploaded,
    cancelUpload: () => upload.current?.abort(),
    discard: () => {
      editing.discard();
      giveUpFiles();
    },
    resolve: (choice) => {
      // Where no field clashes, it is the files that the question is about.
      if (choice === 'theirs' && editing.clashing.length === 0) giveUpFiles();
      editing.resolve(choice);
    },
    uploadPicture: input.onUploadPicture,
    findPictures: input.findPictures,
    plainPictures: input.plainPictures === true,
  };
}
