import { chosenTypes } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { PictureField } from '../../elements/PictureField/PictureField.tsx';
import { whenReady } from '../../elements/PictureField/smallerPicture.ts';
import { useObjectUrl } from '../../elements/PictureField/useObjectUrl.ts';
import { adminFormsText, adminUsersText } from '../../text/panelText.ts';
import { fileSize, pictureProblem } from '../parts/ItemForm/files/chosenFile.ts';
import * as css from './ProfileScreen.css.ts';

/** The actions on the user's own picture; each resolves to an error message, or to undefined. */
export type PortraitActs = {
  onUpload: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<string | undefined>;
  onRemove: () => Promise<string | undefined>;
};

export type ProfilePictureProps = PortraitActs & {
  /** Its URL; undefined if there is none. */
  picture: string | undefined;
};

/** The user's own picture; it is stored as soon as it is chosen. */
export function ProfilePicture(props: ProfilePictureProps) {
  const text = adminUsersText.profile;
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
    const failure = await props.onUpload(file, {
      onProgress: (share) => setSending({ file, share }),
      signal: controller.signal,
    });
    upload.current = undefined;
    setSending(undefined);
    if (!controller.signal.aborted) setProblem(failure);
  }

  const shown =
    sending && sentUrl !== undefined
      ? { url: sentUrl, name: sending.file.name, size: fileSize(sending.file.size) }
      : props.picture === undefined
        ? null
        : { url: props.picture, name: adminFormsText.picture.stored };

  return (
    <div className={css.portrait}>
      <span className={css.label} aria-hidden>
        {text.picture}
      </span>
      <PictureField
        id="profile-picture"
        label={text.picture}
        picture={shown}
        accept={chosenTypes}
        uploaded={sending?.share}
        error={problem}
        texts={{
          ...adminFormsText.picture,
          uploading: adminFormsText.picture.uploading(sending?.file.name ?? ''),
          wanted: undefined,
        }}
        onChoose={(file) => whenReady([file], ([ready = file]) => void choose(ready))}
        onRemove={() => void props.onRemove().then(setProblem)}
        onCancel={() => upload.current?.abort()}
      />
      <span className={css.hint}>{text.pictureHint}</span>
    </div>
  );
}
