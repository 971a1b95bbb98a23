import { limits } from '@vitrin/contract/limits';
import type { SliderImage } from '@vitrin/contract/slider';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminText } from '../../text/admin.en.ts';
import { adminSettingsText } from '../../text/adminSettings.en.ts';

export type DescribeSlideProps = {
  /** The dialog is shut while there is none. */
  image: SliderImage | undefined;
  /** Resolves to false where it could not be saved; the dialog then stays open with the text. */
  onSave: (id: string, alt: string) => Promise<boolean>;
  onClose: () => void;
};

const { slider: text } = adminSettingsText;

/** Says in words what an image shows. */
export function DescribeSlide(props: DescribeSlideProps) {
  const { image } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    // A dialog is drawn elsewhere, but its events still reach the form around it.
    event.stopPropagation();
    event.preventDefault();
    if (!image) return;
    const alt = new FormData(event.currentTarget).get('alt');
    setBusy(true);
    const saved = await props.onSave(image.id, typeof alt === 'string' ? alt.trim() : '');
    setBusy(false);
    setError(saved ? undefined : text.altFailed);
    if (saved) props.onClose();
  }

  return (
    <Dialog
      open={image !== undefined}
      title={text.altTitle}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {text.altSave}
          </Button>
        </>
      }
    >
      <form key={image?.id} id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          label={text.altField}
          hint={text.altHint}
          error={error}
          name="alt"
          lang="tr"
          maxLength={limits.titleCharacters}
          defaultValue={image?.alt}
        />
      </form>
    </Dialog>
  );
}
