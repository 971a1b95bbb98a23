import { limits } from '@vitrin/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminText } from '../../text/admin.en.ts';
import { adminGalleryText as text } from '../../text/adminGallery.en.ts';
import * as styles from './GalleryScreen.css.ts';

/** What an admin writes about a picture. */
export type ImageWords = { title: string; alt: string };

export type EditImageProps = {
  /** The picture whose words are edited; the dialog is shut while there is none. */
  image: { id: string; title: string; alt?: string | undefined } | undefined;
  /** Resolves to false where they could not be saved; the dialog then stays open with them. */
  onSave: (words: ImageWords) => Promise<boolean>;
  onClose: () => void;
};

/** Edits a picture's title and description. */
export function EditImage(props: EditImageProps) {
  const { image } = props;
  const form = useId();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const word = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setBusy(true);
    const saved = await props.onSave({ title: word('title'), alt: word('alt') });
    setBusy(false);
    if (saved) props.onClose();
  }

  return (
    <Dialog
      open={image !== undefined}
      title={text.editTitle}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <form key={image?.id} id={form} className={styles.fields} onSubmit={(event) => void save(event)}>
        <TextField
          label={text.titleField}
          hint={text.titleHint}
          name="title"
          lang="tr"
          maxLength={limits.titleCharacters}
          defaultValue={image?.title}
        />
        <TextField
          label={text.altField}
          hint={text.altHint}
          name="alt"
          lang="tr"
          maxLength={limits.titleCharacters}
          defaultValue={image?.alt}
        />
      </form>
    </Dialog>
  );
}
