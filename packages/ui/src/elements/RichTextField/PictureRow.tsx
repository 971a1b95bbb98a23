import { type FigureSize, figureSizes } from '@vitrin/contract/html/htmlPolicy';
import { limits, pictureTypes } from '@vitrin/contract/limits';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Segments } from '../Segments/Segments.tsx';
import { isTooSmall, type PixelSize, pixelSizeOf } from '../PictureField/pictureSize.ts';
import { TextField } from '../TextField/TextField.tsx';
import {
  changePicture,
  insertPicture,
  type FigureFacts,
  pictureFacts,
  removeSelectedPicture,
} from './pictureFigures.ts';
import type { TextPlace } from './textPlaces.ts';
import type { ChosenPicture, OnUnfinished, RichTextTexts, UploadPicture } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';
import { useUnfinished } from './useUnfinished.ts';

type RowProps = { editor: Editor; texts: RichTextTexts; onClose: () => void };

const mayBeSent: ReadonlySet<string> = new Set(pictureTypes);

type FieldsProps = {
  texts: RichTextTexts;
  facts: FigureFacts;
  error?: string | undefined;
  /** Whether the user opened the row in order to type in it. */
  typing: boolean;
  onChange: (change: Partial<FigureFacts>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The first field. */
  ref?: Ref<HTMLInputElement>;
};

function PictureFields({ texts, facts, error, typing, onChange, onKeyDown, ref = null }: FieldsProps) {
  return (
    <>
      <TextField
        ref={ref}
        label={texts.pictureAlt}
        hint={texts.pictureAltHint}
        error={error}
        value={facts.alt}
        onChange={(event) => onChange({ alt: event.target.value })}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only if the row was opened by a button or a key
        autoFocus={typing}
        autoComplete="off"
      />
      {facts.caption !== undefined && (
        <TextField
          label={texts.pictureCaption}
          hint={texts.pictureCaptionHint}
          value={facts.caption}
          onChange={(event) => onChange({ caption: event.target.value })}
          onKeyDown={onKeyDown}
          autoComplete="off"
        />
      )}
      <Segments
        label={texts.pictureSize}
        segments={figureSizes.map((size) => ({ value: size, label: texts.pictureSizes[size] }))}
        value={facts.size}
        onChoose={(size) => onChange({ size })}
      />
    </>
  );
}

export type NewPictureRowProps = RowProps & {
  source: File | ChosenPicture;
  /** Where it is inserted. */
  place: TextPlace;
  /** The names of the pictures whose turn comes afterwards. */
  next: readonly string[];
  upload: UploadPicture;
  onUnfinished: OnUnfinished;
};

/** Asks for a chosen picture's description, caption and size before it is uploaded and inserted. */
export function NewPictureRow(props: NewPictureRowProps) {
  const { editor, texts, source, place, next, upload, onUnfinished, onClose } = props;
  const file = source instanceof File ? source : undefined;
  const alt = source instanceof File ? '' : source.alt;
  const [facts, setFacts] = useState<FigureFacts>({ alt, caption: '', size: 'normal' });
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  /** The upload under way: whether the picture was inserted. */
  const sent = useRef<Promise<boolean>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const refusal = file && refusalOf(file, texts);
  const isSmall = useIsSmall(file, widths[facts.size ?? 'normal']);
  const sending = share !== undefined;

  useEffect(() => () => stop.current?.abort(), []);

  async function send(): Promise<boolean> {
    const abort = new AbortController();
    stop.current = abort;
    setFailed(undefined);
    setShare(0);
    try {
      const picture = await Promise.race([
        upload(source, { onProgress: setShare, signal: abort.signal }),
        aborted(abort.signal),
      ]);
      if (abort.signal.aborted) return false;
      if (!('refused' in picture)) {
        insertPicture(editor, place, picture, {
          ...facts,
          alt: facts.alt.trim(),
          caption: facts.caption?.trim(),
        });
        onClose();
        return true;
      }
      setFailed(`${texts.pictureFailed} ${picture.refused}`);
    } catch {
      if (abort.signal.aborted) return false;
      setFailed(texts.pictureFailed);
    }
    setShare(undefined);
    sent.current = undefined;
    return false;
  }

  /** Uploads and inserts it, once. */
  async function apply(): Promise<boolean> {
    if (refusal !== undefined) return false;
    sent.current ??= send();
    return sent.current;
  }

  useUnfinished(
    true,
    {
      finish: async () => {
        const isInserted = await apply();
        if (!isInserted) input.current?.focus();
        return isInserted;
      },
      drop: onClose,
    },
    onUnfinished,
  );

  return (
    <div className={css.linkRow}>
      <p className={css.fileName}>{source.name}</p>
      {next.length > 0 && <p className={css.told}>{texts.nextPictures(next)}</p>}
      <PictureFields
        ref={input}
        texts={texts}
        facts={facts}
        error={refusal ?? failed}
        typing
        onChange={(change) => setFacts((now) => ({ ...now, ...change }))}
        onKeyDown={(event) => takeRowKey(event, () => void apply(), onClose)}
      />
      {isSmall && <output className={css.told}>{texts.pictureTooSmall}</output>}
      {sending && <ProgressBar label={texts.pictureUploading} share={share} />}
      {failed !== undefined && (
        <p className={css.spoken} role="alert">
          {failed}
        </p>
      )}
      <div className={css.linkButtons}>
        {refusal === undefined && (
          <Button tone="quiet" busy={sending} onClick={() => void apply()}>
            {texts.insertPicture}
          </Button>
        )}
        <Button tone="plain" onClick={onClose}>
          {texts.cancelPicture}
        </Button>
      </div>
    </div>
  );
}

/** The properties of the selected picture; every change is applied to the text immediately, and can be undone there. */
export function SelectedPictureRow({ editor, texts, typing, onClose }: RowProps & { typing: boolean }) {
  const facts = useEditorState({ editor, selector: ({ editor: at }) => pictureFacts(at.state) });
  if (facts === undefined) return null;

  return (
    <div className={css.linkRow}>
      <PictureFields
        texts={texts}
        facts={facts}
        typing={typing}
        onChange={(change) => changePicture(editor, change)}
        onKeyDown={(event) => takeRowKey(event, onClose, onClose)}
      />
      <div className={css.linkButtons}>
        <Button tone="quiet" onClick={onClose}>
          {texts.closePicture}
        </Button>
        <Button
          tone="plain"
          onClick={() => {
            onClose();
            removeSelectedPicture(editor);
          }}
        >
          {texts.removePicture}
        </Button>
      </div>
    </div>
  );
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cancelled')));
  });

/** The approximate widths of pictures in a text on a large screen, in pixels. */
const widths: Readonly<Record<FigureSize, number>> = { normal: 640, wide: 1000, half: 500 };

/** True once a chosen picture is known to be narrower than `width`; its height is proportional. */
function useIsSmall(file: File | undefined, width: number): boolean {
  const [measured, setMeasured] = useState<PixelSize>();
  useEffect(() => {
    let isWanted = true;
    async function measure() {
      const size = file && (await pixelSizeOf(file));
      if (isWanted) setMeasured(size);
    }
    void measure();
    return () => {
      isWanted = false;
    };
  }, [file]);
  return measured !== undefined && isTooSmall(measured, { width, height: measured.height });
}

function refusalOf(file: File, texts: RichTextTexts): string | undefined {
  if (!mayBeSent.has(file.type)) return texts.pictureWrongType;
  return file.size > limits.uploadBytes ? texts.pictureTooLarge : undefined;
}
