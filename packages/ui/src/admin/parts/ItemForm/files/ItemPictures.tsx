import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { CircleAlert, ImagePlus } from 'lucide-react';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { chosenTypes, limits } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useWhenReady } from '../../../../elements/PictureField/useWhenReady.ts';
import { Button } from '../../../../elements/Button/Button.tsx';
import * as fieldCss from '../../../../elements/Field/Field.css.ts';
import { ProgressBar } from '../../../../elements/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFormsText, itemFormsText } from '../../../../text/panelText.ts';
import { useRowDrag } from '../../ItemTable/useRowDrag.ts';
import { type DescribedPicture, DescribePicture } from '../../DescribePicture/DescribePicture.tsx';
import { moved, movedTo } from '../../moved.ts';
import { controlId } from '../../Editing/editing.ts';
import { TakePicture } from '../../PictureChooser/TakePicture.tsx';
import type { StoredItem } from '../formKind.ts';
import * as css from './ItemPictures.css.ts';
import { namedSize, pictureProblem } from './chosenFile.ts';
import { choiceOf, type StoredPicture } from './listedPictures.ts';
import { PictureTile } from './PictureTile.tsx';
import type { ListedPicture, PictureListChange } from '../saving.ts';
import type { PicturesState } from '../useItemForm.ts';

export type ItemPicturesProps<Item extends StoredItem, Fields extends FieldValues> = {
  state: PicturesState<Item, Fields, PictureListChange>;
  /** The pictures in the form's current state. */
  pictures: readonly ListedPicture[];
  stored: readonly StoredPicture[];
  /** Set for further pictures besides the item's main one; otherwise, the first is the main one. */
  further?: boolean;
};

/** The main picture is larger than the others, so the others are not shifted during a drag. */
const stayPut = () => null;

const fileOf = (picture: ListedPicture | undefined): File | undefined =>
  picture?.kind === 'new' ? picture.file : undefined;

const problemOf = (picture: ListedPicture | undefined): string | undefined =>
  picture?.kind === 'new' ? picture.problem : undefined;

/** Several pictures of an item, which can be added, ordered, described and removed. Saved with the form. */
export function ItemPictures<Item extends StoredItem, Fields extends FieldValues>(
  props: ItemPicturesProps<Item, Fields>,
) {
  const text = itemFormsText.gallery;
  const { state, pictures, further = false } = props;
  const { uploaded, saving } = state;
  const [refused, setRefused] = useState<{ messages: readonly string[]; during: unknown }>();
  const [urls] = useState(() => new Set<string>());
  // Several may fail before the form has dropped the first.
  const [damaged] = useState(() => new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = controlId(state.kind, further ? 'furtherImages' : 'picture');
  const label = further ? text.further : state.kind.texts.picture;
  const isMain = (index: number): boolean => !further && index === 0;
  const place = namedSize(text.pictureSize);
  const error = state.pictureWaits ? adminFormsText.saving.pictureWaits : state.pictureError;
  // Rejections are obsolete once the form was saved without those pictures.
  const isOver = state.outcome?.status === 'saved' && state.outcome !== refused?.during;
  const refusals = refused && !isOver ? refused.messages : [];
  const errors = [...refusals, ...(error === undefined ? [] : [error])];

  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );

  const named = pictures.map((picture, index) => ({
    id: picture.url,
    title: picture.kind === 'new' ? picture.file.name : text.picture(index + 1),
  }));
  const grips = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const [describing, setDescribing] = useState<DescribedPicture>();
  const choose = (next: readonly ListedPicture[]) =>
    state.choosePicture(choiceOf(next, props.stored, state.picture));
  const drag = useRowDrag(named, { first: 1, total: named.length }, (url, to) => {
    const order = movedTo(named, url, to).map(({ id: each }) => each);
    choose(pictures.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url)));
  });

  // The first picture has fewer buttons, and a removed one has none: the focus must not get lost.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) (grips.current.get(toFocus.current) ?? add.current)?.focus();
    toFocus.current = undefined;
  });

  function take(files: readonly File[]) {
    const checked = files.map((file) => ({ file, problem: pictureProblem(file) }));
    const fine = checked.flatMap(({ file, problem: why }) => (why === undefined ? [file] : []));
    const room = Math.max(0, limits.listedPictures - pictures.length);
    const refusedFiles = checked.flatMap(({ file, problem: why }) =>
      why === undefined ? [] : [text.refused(file.name, why)],
    );
    setRefused({
      messages: fine.length > room ? [...refusedFiles, text.full(limits.listedPictures)] : refusedFiles,
      during: state.outcome,
    });
    const fresh = fine.slice(0, room).map(listed);
    if (fresh.length > 0) choose([...pictures, ...fresh]);
  }

  function listed(file: File): ListedPicture {
    const url = URL.createObjectURL(file);
    urls.add(url);
    return { kind: 'new', file, url, alt: '' };
  }

  function refuse(picture: ListedPicture | undefined, why: string) {
    if (picture?.kind !== 'new' || damaged.has(picture.url)) return;
    damaged.add(picture.url);
    const message = text.refused(picture.file.name, why);
    setRefused((before) => ({
      messages: [...(before && !isOver ? before.messages : []), message],
      during: state.outcome,
    }));
    choose(pictures.filter(({ url }) => !damaged.has(url)));
  }

  const takeReady = useWhenReady(take, (files, onReady) => state.prepare(label, files, onReady));
  const takeAll = (files: FileList | null) => saving || takeReady([...(files ?? [])]);

  function takeStored({ id: pictureId, url, alt }: LibraryPicture) {
    if (pictures.some((picture) => picture.kind === 'stored' && picture.id === pictureId)) return;
    if (pictures.length >= limits.listedPictures) {
      setRefused({ messages: [text.full(limits.listedPictures)], during: state.outcome });
      return;
    }
    // A stored picture that was only removed in this form is restored as it was.
    const isStored = props.stored.some((picture) => picture.id === pictureId);
    const stored = { kind: 'stored', id: pictureId, url, alt } as const;
    choose([...pictures, isStored ? stored : { ...stored, taken: true }]);
  }

  function move(from: number, to: number) {
    const { id: url, title } = named[from] ?? { id: '', title: '' };
    toFocus.current = url;
    setSaid(isMain(to) ? text.nowMain(title) : text.nowAt(title, to + 1, named.length));
    choose(moved(pictures, from, to));
  }

  async function describe(url: string, alt: string): Promise<boolean> {
    // The list may have been read again meanwhile; the dialog then keeps what was typed.
    if (saving || !pictures.some((picture) => picture.url === url)) return false;
    choose(pictures.map((picture) => (picture.url === url ? { ...picture, alt } : picture)));
    return true;
  }

  function remove(index: number) {
    toFocus.current = (named[index + 1] ?? named[index - 1])?.id ?? '';
    setSaid(text.removed(named[index]?.title ?? ''));
    choose(pictures.toSpliced(index, 1));
  }

  return (
    <fieldset className={css.field} aria-label={label}>
      {further && (
        <p className={fieldCss.label} aria-hidden>
          {label}
        </p>
      )}
      <div
        className={css.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeAll(event.dataTransfer.files);
        }}
      >
        {pictures.length > 0 && (
          <DndContext {...drag}>
            <SortableContext items={named} strategy={stayPut}>
              <ol
                className={css.pictures}
                data-ranked={further ? undefined : ''}
                aria-label={further ? label : text.label}
              >
                {named.map(({ id: url, title }, index) => (
                  <PictureTile
                    key={url}
                    url={url}
                    file={fileOf(pictures[index])}
                    name={title}
                    alt={pictures[index]?.alt ?? ''}
                    problem={problemOf(pictures[index])}
                    place={place && { ...place, whole: true }}
                    index={index}
                    ranked={!further}
                    last={index === named.length - 1}
                    fixed={saving}
                    plain={state.plainPictures}
                    grip={(button) => {
                      if (button) grips.current.set(url, button);
                      else grips.current.delete(url);
                    }}
                    onMove={(to) => move(index, to)}
                    onDescribe={() => setDescribing({ id: url, alt: pictures[index]?.alt })}
                    onRemove={() => remove(index)}
                    onUnreadable={() => refuse(pictures[index], adminFormsText.picture.unreadable)}
                    onCutOff={() => refuse(pictures[index], adminFormsText.picture.cutOff)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
        {uploaded === undefined ? (
          <div className={css.row}>
            <Button
              ref={add}
              id={id}
              tone="quiet"
              paused={saving}
              icon={<ImagePlus size={16} aria-hidden />}
              aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
              onClick={() => input.current?.click()}
            >
              {text.add}
            </Button>
            {state.findPictures && (
              <TakePicture find={state.findPictures} paused={saving} onTake={takeStored} />
            )}
            <p className={css.hint}>
              {further ? text.furtherHint : text.hint} {text.wanted(text.pictureSize)}
            </p>
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
        aria-label={label}
        accept={chosenTypes.join(',')}
        onChange={(event) => {
          takeAll(event.target.files);
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
      <DescribePicture
        image={describing}
        texts={text.alt}
        onSave={describe}
        onClose={() => setDescribing(undefined)}
      />
    </fieldset>
  );
}
