import { limits, chosenTypes } from '@vitrin/contract/limits';
import type { Image } from '@vitrin/contract/files/image';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PictureField, type ShownPicture } from '../../../../elements/PictureField/PictureField.tsx';
import { useCutOff } from '../../../../elements/PictureField/useCutOff.ts';
import { useObjectUrl } from '../../../../elements/PictureField/useObjectUrl.ts';
import { useWhenReady } from '../../../../elements/PictureField/useWhenReady.ts';
import { TextField } from '../../../../elements/TextField/TextField.tsx';
import { adminFormsText, itemFormsText } from '../../../../text/panelText.ts';
import { controlId } from '../../Editing/editing.ts';
import { libraryName } from '../../LibraryTiles/LibraryTiles.tsx';
import { TakePicture } from '../../PictureChooser/TakePicture.tsx';
import type { StoredItem } from '../formKind.ts';
import { fileName, fileSize, namedSize, pictureProblem } from './chosenFile.ts';
import type { PictureChange } from '../saving.ts';
import type { PicturesState } from '../useItemForm.ts';

export type ItemPictureProps<Item extends StoredItem, Fields extends FieldValues> = {
  state: PicturesState<Item, Fields, PictureChange>;
  /** The recommended size, such as "1600 × 1000". */
  size: string;
  /** Set if it is shown uncropped, whatever its proportions. */
  whole?: boolean;
  /** Why a picture of the library is not described here; undefined if it is. */
  libraryAlt?: string | undefined;
};

/** The picture of an item and its description: checked when it is chosen, uploaded when the form is saved. */
export function ItemPicture<Item extends StoredItem & { image: Image | null }, Fields extends FieldValues>(
  props: ItemPictureProps<Item, Fields>,
) {
  const { alt: words } = itemFormsText;
  const text = adminFormsText.picture;
  const { state } = props;
  const { picture, choosePicture } = state;
  const stored = state.item?.image ?? null;
  const place = namedSize(props.size);
  const fileUrl = useObjectUrl(picture.kind === 'replace' ? picture.file : null);
  const [refusal, setRefusal] = useState<string>();
  const name = picture.kind === 'replace' ? picture.file.name : '';
  const fixedAlt = picture.kind === 'take' ? props.libraryAlt : undefined;

  function choose(file: File) {
    const wrong = pictureProblem(file);
    setRefusal(wrong);
    if (wrong === undefined) choosePicture({ kind: 'replace', file, alt: '' });
  }

  const chooseReady = useWhenReady(
    (files) => files.forEach(choose),
    (files, onReady) => state.prepare(state.kind.texts.picture, files, onReady),
  );

  function take(taken: LibraryPicture) {
    setRefusal(undefined);
    choosePicture(
      taken.id === stored?.id ? { kind: 'keep' } : { kind: 'take', picture: taken, alt: taken.alt },
    );
  }

  function remove() {
    setRefusal(undefined);
    const isChosen = picture.kind === 'replace' || picture.kind === 'take';
    choosePicture(!isChosen && stored ? { kind: 'remove' } : { kind: 'keep' });
  }

  function describe(alt: string) {
    if (picture.kind === 'replace' || picture.kind === 'take') choosePicture({ ...picture, alt });
    else choosePicture(alt === (stored?.alt ?? '') ? { kind: 'keep' } : { kind: 'describe', alt });
  }

  function refuse(why: string) {
    if (picture.kind !== 'replace') return;
    setRefusal(why);
    choosePicture({ kind: 'keep' });
  }

  useCutOff(picture.kind === 'replace' ? picture.file : undefined, () => refuse(text.cutOff));

  return (
    <>
      <PictureField
        id={controlId(state.kind, 'picture')}
        label={state.kind.texts.picture}
        picture={shown()}
        accept={chosenTypes}
        place={place && { ...place, whole: props.whole === true }}
        uploaded={state.uploaded}
        fixed={state.saving}
        error={refusal ?? (state.pictureWaits ? adminFormsText.saving.pictureWaits : state.pictureError)}
        texts={{ ...text, uploading: text.uploading(name), wanted: text.wanted(props.size) }}
        other={
          state.findPictures && <TakePicture find={state.findPictures} paused={state.saving} onTake={take} />
        }
        onChoose={(file) => chooseReady([file])}
        onRemove={state.plainPictures && picture.kind !== 'replace' ? undefined : remove}
        onCancel={state.cancelUpload}
        onUnreadable={() => refuse(text.unreadable)}
      />
      {shown() && !state.plainPictures && (
        <TextField
          id={controlId(state.kind, 'alt')}
          label={words.field}
          labelNote={adminFormsText.optional}
          hint={fixedAlt ?? words.hint}
          readOnly={fixedAlt !== undefined || state.saving}
          lang={siteLanguage}
          autoComplete="off"
          maxLength={limits.titleCharacters}
          disabled={state.uploaded !== undefined}
          value={shownAlt()}
          onChange={(event) => describe(event.target.value)}
        />
      )}
    </>
  );

  function shownAlt(): string {
    if (picture.kind !== 'keep' && picture.kind !== 'remove') return picture.alt;
    return stored?.alt ?? '';
  }

  function shown(): ShownPicture | null {
    if (picture.kind === 'replace') {
      return fileUrl === undefined ? null : { url: fileUrl, name, size: fileSize(picture.file.size) };
    }
    if (picture.kind === 'take') return { url: picture.picture.url, name: libraryName(picture.picture) };
    return picture.kind !== 'remove' && stored ? { url: stored.url, name: fileName(stored.url) } : null;
  }
}
