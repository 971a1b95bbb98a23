import { useState } from 'react';
import { adminText } from '../../../text/panelText.ts';
import { notifyFailure } from '../../notify/notify.tsx';
import type { Keeping } from '../Editing/editing.ts';
import { useOpenOn } from '../useOpenOn.ts';
import { useRunning } from '../useRunning.ts';
import { WordsDialog } from '../WordsDialog/WordsDialog.tsx';

/** A picture as the dialog needs it. */
export type DescribedPicture = { id: string; alt?: string | undefined };

/** Preserves the description typed in a dialog, and is notified which picture it is about. */
export type Describing = { keeping: Keeping; onDescribing: (id: string | undefined) => void };

export type DescribePictureProps = {
  /** The dialog is closed if undefined. */
  image: DescribedPicture | undefined;
  texts: { title: string; field: string; hint: string; save: string; failed: string };
  /** Preserves the unsaved input; omitted by forms that keep it themselves until they are saved. */
  keeping?: Keeping | undefined;
  /** Resolves to false if it could not be saved; the dialog then stays open with the text. */
  onSave: (id: string, alt: string) => Promise<boolean>;
  onClose: () => void;
};

/** Edits the description of a picture. */
export function DescribePicture(props: DescribePictureProps) {
  const { image, texts } = props;
  const running = useRunning();
  const isOpenOn = useOpenOn(image?.id);
  const [refused, setRefused] = useState<string>();

  async function save({ alt }: { alt: string }): Promise<boolean> {
    if (image === undefined) return false;
    const { id } = image;
    setRefused(undefined);
    const isSaved = await running.during(id, () => props.onSave(id, alt));
    if (isSaved) return true;
    if (isOpenOn(id)) setRefused(id);
    else notifyFailure(texts.failed);
    return false;
  }

  function close() {
    setRefused(undefined);
    props.onClose();
  }

  const error = image !== undefined && refused === image.id ? texts.failed : undefined;
  return (
    <WordsDialog
      subject={image && { id: image.id, words: { alt: image.alt ?? '' } }}
      title={texts.title}
      fields={{ alt: { label: texts.field, hint: texts.hint, error } }}
      busy={image !== undefined && running.has(image.id)}
      save={texts.save}
      cancel={adminText.cancel}
      keeping={props.keeping}
      onSave={save}
      onDiscard={close}
      onClose={close}
    />
  );
}
