import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';

/** A picture as this dialog knows it. */
export type DescribedPicture = { id: string; alt?: string | undefined };

export type DescribePictureProps = {
  /** The dialog is closed without one. */
  image: DescribedPicture | undefined;
  texts: { title: string; field: string; hint: string; save: string; failed: string };
  /** Resolves to false where it could not be saved; the dialog then stays open with the text. */
  onSave: (id: string, alt: string) => Promise<boolean>;
  onClose: () => void;
};

/** Edits the description of a picture. */
export function DescribePicture(props: DescribePictureProps) {
  const { image, texts } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    // The dialog is a portal, but React events still bubble to the form around it.
    event.stopPropagation();
    event.preventDefault();
    if (!image) return;
    const alt = new FormData(event.currentTarget).get('alt');
    setBusy(true);
    const saved = await props.onSave(image.id, typeof alt === 'string' ? alt.trim() : '');
    setBusy(false);
    setError(saved ? undefined : texts.failed);
    if (saved) props.onClose();
  }

  return (
    <Dialog
      open={image !== undefined}
      title={texts.title}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form key={image?.id} id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.field}
          hint={texts.hint}
          error={error}
          name="alt"
          lang={siteLanguage}
          maxLength={limits.titleCharacters}
          defaultValue={image?.alt}
        />
      </form>
    </Dialog>
  );
}
