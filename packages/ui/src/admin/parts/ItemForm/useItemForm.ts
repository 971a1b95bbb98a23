import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { controlId, differences, type Keeping } from '../Editing/editing.ts';
import { type Editing, useEditing } from '../Editing/useEditing.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import { inWords } from '../inWords.ts';
import { errorBeside, type FormKind, type StoredItem, valuesOf } from './formKind.ts';
import type { Keep, PictureChange, SaveOutcome, SaveRequest } from './saving.ts';

export type ItemFormInput<Item extends StoredItem, Fields, Change = PictureChange> = Keeping & {
  item: Item | null;
  /** Uploads a picture for a rich text; without it texts take no pictures. */
  onUploadPicture?: UploadPicture | undefined;
  /** Finds pictures that are stored already; without it only files are chosen. */
  findPictures?: FindPictures | undefined;
  /** Stored pictures are neither described nor put in an order, and the only one of an item is not taken away. */
  plainPictures?: boolean | undefined;
  onSave: (request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>;
};

export type ItemFormState<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
> = Editing<Item | null, Fields, SaveOutcome<Item, Change>> & {
  kind: FormKind<Fields>;
  picture: Keep | Change;
  choosePicture: (choice: Keep | Change) => void;
  /** What is wrong with the choice of a picture. */
  pictureError: string | undefined;
  /** The picture failed to upload and waits for a retry. */
  pictureWaits: boolean;
  /** The progress of the pictures' upload; undefined while there is none. */
  uploaded: number | undefined;
  cancelUpload: () => void;
  /** Uploads a picture for a rich text. */
  uploadPicture: UploadPicture | undefined;
  /** Finds pictures that are stored already. */
  findPictures: FindPictures | undefined;
  /** Stored pictures are neither described nor put in an order, and the only one of an item is not taken away. */
  plainPictures: boolean;
};

const keep: Keep = { kind: 'keep' };

/** The names of the files that a choice holds, whether of one picture or of several. */
function chosenFiles(choice: object): string[] {
  const parts: unknown[] =
    'pictures' in choice && Array.isArray(choice.pictures) ? choice.pictures : [choice];
  return parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'file' in part && part.file instanceof File
      ? [part.file.name]
      : [],
  );
}

/** The editing of one item: its fields, and its pictures, which are sent after them. */
export function useItemForm<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
>(kind: FormKind<Fields>, input: ItemFormInput<Item, Fields, Change>): ItemFormState<Item, Fields, Change> {
  const [picture, setPicture] = useState<Keep | Change>(keep);
  const [uploaded, setUploaded] = useState<number>();
  const upload = useRef<AbortController>(undefined);
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
      besides: (item) => ({
        name: kind.texts.picture,
        changed: picture.kind !== 'keep',
        files: chosenFiles(picture),
        missing: missing(item) === undefined ? undefined : controlId(kind, 'picture'),
      }),
      save,
      isWhole: (ended) => ended.status === 'saved' && ended.picture === 'done',
    },
  );
  const { outcome } = editing;

  async function save(sent: Fields, updatedAt: string | undefined, item: Item | null) {
    upload.current = new AbortController();
    const ended = await input.onSave({
      stored: item,
      fields: item && differences(kind, sent, shown(item)).length === 0 ? null : sent,
      picture,
      updatedAt,
      onProgress: setUploaded,
      signal: upload.current.signal,
    });
    setUploaded(undefined);
    if (ended.status === 'saved') {
      const rest = ended.left ?? (ended.picture === 'done' ? keep : picture);
      setPicture((now) => (now === picture ? rest : now));
    }
    return ended;
  }

  return {
    ...editing,
    kind,
    picture,
    choosePicture: (choice) => {
      setPicture(choice);
      if (outcome?.status === 'saved') editing.dismiss();
    },
    pictureError: editing.submitted ? missing(editing.item) : undefined,
    pictureWaits: outcome?.status === 'saved' && outcome.picture === 'failed',
    uploaded,
    cancelUpload: () => upload.current?.abort(),
    discard: () => {
      editing.discard();
      setPicture(keep);
    },
    uploadPicture: input.onUploadPicture,
    findPictures: input.findPictures,
    plainPictures: input.plainPictures === true,
  };
}
