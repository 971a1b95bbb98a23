import { chosenTypes } from '@vitrin/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { preparation } from '../../../elements/PictureField/smallerPicture.ts';
import { PictureField } from '../../../elements/PictureField/PictureField.tsx';
import { useObjectUrl } from '../../../elements/PictureField/useObjectUrl.ts';
import type {
  OnUnfinished,
  PictureOfLibrary,
  UploadPicture,
} from '../../../elements/RichTextField/RichTextField.tsx';
import { useUnfinished } from '../../../elements/RichTextField/useUnfinished.ts';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import type { OnUnfinishedField } from '../Editing/useUnfinishedFields.ts';
import { fileName, fileSize, namedSize, pictureProblem } from '../ItemForm/files/chosenFile.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import { TakePicture } from '../PictureChooser/TakePicture.tsx';
import * as css from './SharingFields.css.ts';

export type SharePictureProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The URL of the picture; empty for the page's own picture. */
  url: string;
  onUpload: UploadPicture;
  /** Searches stored pictures; without it, only files can be chosen. */
  findPictures: FindPictures | undefined;
  onChange: (url: string) => void;
  /** Told of a picture that is being converted or uploaded. */
  onUnfinished: OnUnfinishedField;
};

/** The picture for shared links: it is uploaded when it is chosen, and used once the form is saved. */
export function SharePicture(props: SharePictureProps) {
  const text = adminFormsText.picture;
  const { sharing } = adminFormsText;
  const [sending, setSending] = useState<{ file: File; share: number }>();
  const [problem, setProblem] = useState<string>();
  /** Whether a chosen picture is still being converted, uploaded or taken. */
  const [isUnderWay, setUnderWay] = useState(false);
  /** The same: whether it is in the form in the end. */
  const work = useRef<{ stop: AbortController; end: Promise<boolean> }>(undefined);
  const field = useRef<{ focus: () => void }>(null);
  const sentUrl = useObjectUrl(sending?.file ?? null);
  const { onUnfinished } = props;
  const report = useCallback<OnUnfinished>((now) => onUnfinished('shareImage', now), [onUnfinished]);
  useUnfinished(isUnderWay, { finish, drop: stop }, report);

  useEffect(() => () => work.current?.stop.abort(), []);

  async function finish(): Promise<boolean> {
    const isDone = await work.current?.end;
    if (isDone === false) field.current?.focus();
    return isDone !== false;
  }

  function stop() {
    work.current?.stop.abort();
    work.current = undefined;
    setUnderWay(false);
    setSending(undefined);
  }

  /** Brings a picture into the form, in place of one that is still under way. */
  function begin(source: File | PictureOfLibrary) {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    const end = Promise.race([bring(source, signal), abortion(signal)]);
    work.current = { stop: controller, end };
    setProblem(undefined);
    setUnderWay(true);
    void end.finally(() => {
      if (!signal.aborted) stop();
    });
  }

  async function bring(source: File | PictureOfLibrary, signal: AbortSignal): Promise<boolean> {
    let wanted = source;
    let onProgress: (share: number) => void = untold;
    if (source instanceof File) {
      let file = source;
      await preparation([source], ([ready = source]) => {
        file = ready;
      });
      if (signal.aborted) return false;
      const wrong = pictureProblem(file);
      setProblem(wrong);
      if (wrong !== undefined) return false;
      wanted = file;
      onProgress = (share) => {
        if (!signal.aborted) setSending({ file, share });
      };
      onProgress(0);
    }
    const uploaded = await props.onUpload(wanted, { onProgress, signal }).catch(() => ({ refused: '' }));
    if (signal.aborted) return false;
    if ('url' in uploaded) props.onChange(uploaded.url);
    else setProblem([adminSettingsText.picture.uploadFailed, uploaded.refused].filter(Boolean).join(' '));
    return 'url' in uploaded;
  }

  const shown =
    sending && sentUrl !== undefined
      ? { url: sentUrl, name: sending.file.name, size: fileSize(sending.file.size) }
      : props.url === ''
        ? null
        : { url: props.url, name: fileName(props.url) };

  return (
    <div className={css.picture}>
      <span className={css.label} aria-hidden>
        {props.label}
      </span>
      <PictureField
        id={props.id}
        ref={field}
        label={props.label}
        picture={shown}
        accept={chosenTypes}
        place={namedSize(sharing.pictureSize)}
        uploaded={sending?.share}
        error={problem ?? props.error}
        texts={{
          ...text,
          uploading: text.uploading(sending?.file.name ?? ''),
          wanted: text.wanted(sharing.pictureSize),
        }}
        other={
          props.findPictures && (
            <TakePicture find={props.findPictures} onTake={({ id }) => begin({ libraryId: id })} />
          )
        }
        onChoose={begin}
        onRemove={() => {
          setProblem(undefined);
          props.onChange('');
        }}
        onCancel={stop}
      />
      <span className={css.hint}>{sharing.shareImageHint}</span>
    </div>
  );
}

const untold = () => undefined;

const abortion = (signal: AbortSignal) =>
  new Promise<false>((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
  });
