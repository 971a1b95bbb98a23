import { limits, pictureTypes } from '@vitrin/contract/limits';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { insertPicture, type RichTextTexts, type UploadPicture } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';

export type ChosenPictureProps = {
  editor: Editor;
  texts: RichTextTexts;
  /** The chosen file; without one, the picture at the cursor is edited or removed. */
  file: File | undefined;
  upload: UploadPicture;
  onClose: () => void;
};

const mayBeSent: ReadonlySet<string> = new Set(pictureTypes);

function currentAlt(editor: Editor): string {
  const { alt } = editor.getAttributes('picture');
  return typeof alt === 'string' ? alt : '';
}

/** Asks for a picture's description before it is uploaded and inserted. */
export function ChosenPicture({ editor, texts, file, upload, onClose }: ChosenPictureProps) {
  const [alt, setAlt] = useState(() => (file ? '' : currentAlt(editor)));
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const refusal = file && refusalOf(file, texts);
  const sending = share !== undefined;

  useEffect(() => () => stop.current?.abort(), []);

  async function send(chosen: File) {
    const abort = new AbortController();
    stop.current = abort;
    setFailed(false);
    setShare(0);
    try {
      const picture = await upload(chosen, { onProgress: setShare, signal: abort.signal });
      if (abort.signal.aborted) return;
      insertPicture(editor, picture, alt.trim());
      onClose();
    } catch {
      if (abort.signal.aborted) return;
      setShare(undefined);
      setFailed(true);
    }
  }

  function apply() {
    if (sending || refusal !== undefined) return;
    if (file) {
      void send(file);
      return;
    }
    editor.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
    onClose();
  }

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  return (
    <div className={css.linkRow}>
      {file && <p className={css.fileName}>{file.name}</p>}
      <TextField
        label={texts.pictureAlt}
        hint={texts.pictureAltHint}
        error={refusal ?? (failed ? texts.pictureFailed : undefined)}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={(event) => takeRowKey(event, apply, cancel)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row opens at the writer's request, to type in it
        autoFocus
        autoComplete="off"
      />
      {sending && <ProgressBar label={texts.pictureUploading} share={share} />}
      {failed && (
        <p className={css.spoken} role="alert">
          {texts.pictureFailed}
        </p>
      )}
      <div className={css.linkButtons}>
        {refusal === undefined && (
          <Button tone="quiet" busy={sending} onClick={apply}>
            {file ? texts.insertPicture : texts.changePicture}
          </Button>
        )}
        {!file && (
          <Button
            tone="plain"
            onClick={() => {
              editor.chain().focus().deleteSelection().run();
              onClose();
            }}
          >
            {texts.removePicture}
          </Button>
        )}
        <Button tone="plain" onClick={cancel}>
          {texts.cancelPicture}
        </Button>
      </div>
    </div>
  );
}

function refusalOf(file: File, texts: RichTextTexts): string | undefined {
  if (!mayBeSent.has(file.type)) return texts.pictureWrongType;
  return file.size > limits.uploadBytes ? texts.pictureTooLarge : undefined;
}
