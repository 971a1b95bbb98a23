import type { LibraryPicture } from '@vitrin/contract/files/library';
import { chosenTypes } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { whenReady } from '../../../elements/PictureField/smallerPicture.ts';
import { PictureField } from '../../../elements/PictureField/PictureField.tsx';
import { useObjectUrl } from '../../../elements/PictureField/useObjectUrl.ts';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
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
};

/** The picture for shared links: it is uploaded when it is chosen, and used once the form is saved. */
export function SharePicture(props: SharePictureProps) {
  const text = adminFormsText.picture;
  const { sharing } = adminFormsText;
  const [sending, setSending] = useState<{ file: File; share: number }>();
  const [problem, setProblem] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  const sentUrl = useObjectUrl(sending?.file ?? null);

  useEffect(() => () => upload.current?.abort(), []);

  async function choose(file: File) {
    const wrong = pictureProblem(file);
    setProblem(wrong);
    if (wrong !== undefined || upload.current) return;
    setSending({ file, share: 0 });
    await send(file, (share) => setSending({ file, share }));
  }

  async function take({ id }: LibraryPicture) {
    setProblem(undefined);
    if (!upload.current) await send({ libraryId: id }, () => undefined);
  }

  async function send(source: Parameters<UploadPicture>[0], onProgress: (share: number) => void) {
    const controller = new AbortController();
    upload.current = controller;
    try {
      const end = await props.onUpload(source, {
        onProgress,
        signal: controller.signal,
      });
      if (!controller.signal.aborted) {
        if ('url' in end) props.onChange(end.url);
        else setProblem(`${adminSettingsText.picture.uploadFailed} ${end.refused}`);
      }
    } catch {
      if (!controller.signal.aborted) setProblem(adminSettingsText.picture.uploadFailed);
    }
    upload.current = undefined;
    setSending(undefined);
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
            <TakePicture find={props.findPictures} onTake={(picture) => void take(picture)} />
          )
        }
        onChoose={(file) => whenReady([file], ([ready = file]) => void choose(ready))}
        onRemove={() => {
          setProblem(undefined);
          props.onChange('');
        }}
        onCancel={() => upload.current?.abort()}
      />
      <span className={css.hint}>{sharing.shareImageHint}</span>
    </div>
  );
}
