import { ArrowLeft, ArrowRight, CircleAlert, ImagePlus, Star, X } from 'lucide-react';
import { pictureTypes } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../elements/Button/Button.tsx';
import * as fieldCss from '../../../elements/Field/Field.css.ts';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { ProgressBar } from '../../../elements/ProgressBar/ProgressBar.tsx';
import { adminFormsText } from '../../../text/adminForms.en.ts';
import { itemFormsText } from '../../../text/itemForms.en.ts';
import { moved } from '../moved.ts';
import { controlId, type StoredItem } from './formKind.ts';
import * as css from './ItemPictures.css.ts';
import { pictureProblem } from './pictureFile.ts';
import { choiceOf } from './pictureList.ts';
import type { ListedPicture, PictureListChange } from './saving.ts';
import type { ItemFormState } from './useItemForm.ts';

export type ItemPicturesProps<Item extends StoredItem, Fields extends FieldValues> = {
  state: ItemFormState<Item, Fields, PictureListChange>;
  /** The pictures as the form stands, the main one first. */
  pictures: readonly ListedPicture[];
  stored: readonly { id: string }[];
};

const text = itemFormsText.gallery;

/** All pictures of an item: added, put in order, taken away; the first is the main one. Saved with the form. */
export function ItemPictures<Item extends StoredItem, Fields extends FieldValues>(
  props: ItemPicturesProps<Item, Fields>,
) {
  const { state, pictures } = props;
  const { problem, uploaded } = state;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [urls] = useState(() => new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = controlId(state.kind, 'picture');
  const waiting = problem?.kind === 'picture' && !problem.cancelled;
  const error = waiting ? adminFormsText.saving.pictureWaits : state.pictureError;
  const errors = [...refusals, ...(error === undefined ? [] : [error])];

  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );

  const choose = (next: readonly ListedPicture[]) => state.choosePicture(choiceOf(next, props.stored));

  function take(files: FileList | null) {
    const checked = [...(files ?? [])].map((file) => ({ file, problem: pictureProblem(file) }));
    setRefusals(
      checked.flatMap(({ file, problem: why }) => (why === undefined ? [] : [text.refused(file.name, why)])),
    );
    const fresh = checked.flatMap(({ file, problem: why }) => (why === undefined ? [listed(file)] : []));
    if (fresh.length > 0) choose([...pictures, ...fresh]);
  }

  function listed(file: File): ListedPicture {
    const url = URL.createObjectURL(file);
    urls.add(url);
    return { kind: 'new', file, url };
  }

  function remove(index: number) {
    choose(pictures.toSpliced(index, 1));
    add.current?.focus();
  }

  return (
    <fieldset className={css.field} aria-label={state.kind.texts.picture}>
      <div
        className={css.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        {pictures.length > 0 && (
          <ol className={css.pictures} aria-label={text.label}>
            {pictures.map((picture, index) => {
              const name = picture.kind === 'new' ? picture.file.name : text.picture(index + 1);
              return (
                <li key={picture.url} className={css.picture}>
                  <img className={css.image} src={picture.url} alt={name} />
                  {index === 0 && <span className={css.main}>{text.main}</span>}
                  {uploaded === undefined && (
                    <span className={css.tools}>
                      {index > 0 && (
                        <>
                          <IconButton
                            label={text.makeMain(name)}
                            icon={<Star size={16} aria-hidden />}
                            onClick={() => choose(moved(pictures, index, 0))}
                          />
                          <IconButton
                            label={text.earlier(name)}
                            icon={<ArrowLeft size={16} aria-hidden />}
                            onClick={() => choose(moved(pictures, index, index - 1))}
                          />
                        </>
                      )}
                      {index < pictures.length - 1 && (
                        <IconButton
                          label={text.later(name)}
                          icon={<ArrowRight size={16} aria-hidden />}
                          onClick={() => choose(moved(pictures, index, index + 1))}
                        />
                      )}
                      <IconButton
                        label={text.remove(name)}
                        icon={<X size={16} aria-hidden />}
                        onClick={() => remove(index)}
                      />
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        )}
        {uploaded === undefined ? (
          <div className={css.row}>
            <Button
              ref={add}
              id={id}
              tone="quiet"
              icon={<ImagePlus size={16} aria-hidden />}
              aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
              onClick={() => input.current?.click()}
            >
              {text.add}
            </Button>
            <p className={css.hint}>{text.hint}</p>
          </div>
        ) : (
          <div className={css.row}>
            <ProgressBar label={text.uploading} share={uploaded} />
            <Button tone="quiet" onClick={state.cancelUpload}>
              {adminFormsText.picture.cancel}
            </Button>
          </div>
        )}
      </div>
      <input
        ref={input}
        className={css.input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={state.kind.texts.picture}
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {errors.length > 0 && (
        <div id={`${id}-error`} role="alert">
          {errors.map((message) => (
            <p key={message} className={fieldCss.error}>
              <CircleAlert className={fieldCss.errorIcon} aria-hidden />
              {message}
            </p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
