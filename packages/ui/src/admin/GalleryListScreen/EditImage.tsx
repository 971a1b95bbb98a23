import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminGalleryText as text, adminText } from '../../text/panelText.ts';
import * as styles from './GalleryListScreen.css.ts';

/** What an admin writes about a picture. */
export type ImageWords = { title: string; alt: string };

type Version = { title: string; alt?: string | undefined; updatedAt: string };

/** The outcome of saving a picture's texts; in a conflict somebody else has saved `current` in the meantime. */
export type ImageSaving =
  | { status: 'saved' }
  | { status: 'failed' }
  | { status: 'conflict'; current: Version };

export type EditImageProps = {
  /** The picture as it was when its dialog opened; the dialog is closed without one. */
  image: (Version & { id: string }) | undefined;
  /**
   * Saves texts that are based on the version of `updatedAt`; the dialog stays open with them unless they are saved.
   */
  onSave: (id: string, words: ImageWords, updatedAt: string) => Promise<ImageSaving>;
  onClose: () => void;
};

/** Edits a picture's title and description. */
export function EditImage(props: EditImageProps) {
  const { image } = props;
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<Version>();

  function close() {
    setTheirs(undefined);
    props.onClose();
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (image === undefined || busy) return;
    const words = wordsOf(new FormData(event.currentTarget));
    setBusy(true);
    const saving = await props.onSave(image.id, words, (theirs ?? image).updatedAt);
    setBusy(false);
    if (saving.status === 'saved') close();
    if (saving.status === 'conflict') setTheirs(saving.current);
  }

  return (
    <Dialog
      open={image !== undefined}
      title={text.editTitle}
      onClose={close}
      foot={
        <>
          <Button tone="quiet" onClick={close}>
            {theirs === undefined ? adminText.cancel : text.takeTheirs}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {theirs === undefined ? text.save : text.keepMine}
          </Button>
        </>
      }
    >
      <form key={image?.id} id={form} className={styles.fields} onSubmit={(event) => void save(event)}>
        {theirs !== undefined && (
          <Notice tone="warn" announced="atOnce" title={text.conflict}>
            <p>{text.conflictDetail}</p>
            <p lang={siteLanguage}>{text.conflictTitle(theirs.title)}</p>
            <p lang={siteLanguage}>{text.conflictAlt(theirs.alt ?? '')}</p>
          </Notice>
        )}
        <TextField
          label={text.titleField}
          hint={text.titleHint}
          name="title"
          lang={siteLanguage}
          maxLength={limits.titleCharacters}
          defaultValue={image?.title}
        />
        <TextField
          label={text.altField}
          hint={text.altHint}
          name="alt"
          lang={siteLanguage}
          maxLength={limits.titleCharacters}
          defaultValue={image?.alt}
        />
      </form>
    </Dialog>
  );
}

function wordsOf(fields: FormData): ImageWords {
  const word = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { title: word('title'), alt: word('alt') };
}
