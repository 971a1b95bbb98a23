import { pictureTypes } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { PictureField } from '../../../elements/PictureField/PictureField.tsx';
import { useObjectUrl } from '../../../elements/PictureField/useObjectUrl.ts';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import { fileName, fileSize, namedSize, pictureProblem } from '../ItemForm/pictureFile.ts';
import * as css from './SharingFields.css.ts';

export type SharePictureProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The address of the picture; empty where the page's own one is to be shown. */
  url: string;
  onUpload: UploadPicture;
  onChange: (url: string) => void;
};

/** The picture that goes with shared links: it is uploaded when it is chosen, and used once the form is saved. */
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
    const controller = new AbortController();
    upload.current = controller;
    setSending({ file, share: 0 });
    try {
      const end = await props.onUpload(file, {
        onProgress: (share) => setSending({ file, share }),
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
        accept={pictureTypes}
        place={namedSize(sharing.pictureSize)}
        uploaded={sending?.share}
        error={problem ?? props.error}
        texts={{
          ...text,
          uploading: text.uploading(sending?.file.name ?? ''),
          wanted: text.wanted(sharing.pictureSize),
        }}
        onChoose={(file) => void choose(file)}
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
