import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminGalleryText as text, adminText } from '../../text/panelText.ts';
import type { Keeping } from '../parts/Editing/editing.ts';
import { WordsDialog } from '../parts/WordsDialog/WordsDialog.tsx';
import type { ImageSave, ImageVersion, ImageWords } from './useImageSaves.ts';

export type EditImageProps = {
  /** The picture as it was when its dialog opened; the dialog is closed if undefined. */
  image: (ImageVersion & { id: string }) | undefined;
  /** Its texts that are being sent or were rejected; the fields show them. */
  unsaved: ImageSave | undefined;
  /** Preserves the unsaved input; optional. */
  keeping: Keeping | undefined;
  /** Texts of other pictures were rejected, and would be lost as well. */
  othersUnsaved: boolean;
  /**
   * Saves texts based on the version of `updatedAt`, and resolves to whether they were stored; if not, the dialog stays
   * open and keeps them.
   */
  onSave: (words: ImageWords, updatedAt: string) => Promise<boolean>;
  /** Discards what was typed. */
  onDiscard: () => void;
  /** Closes the dialog; pending requests continue. */
  onClose: () => void;
};

/** Edits a picture's title and description. */
export function EditImage(props: EditImageProps) {
  const { image, unsaved } = props;
  const theirs = unsaved?.theirs;
  const busy = unsaved?.status === 'saving';
  const cancel = theirs === undefined ? adminText.cancel : text.takeTheirs;
  return (
    <WordsDialog
      subject={image && { ...image, words: { title: image.title, alt: image.alt ?? '' } }}
      title={text.editTitle}
      fields={{
        title: { label: text.titleField, hint: text.titleHint },
        alt: { label: text.altField, hint: text.altHint },
      }}
      sent={unsaved?.words}
      busy={busy}
      save={theirs === undefined ? text.save : text.keepMine}
      cancel={busy ? text.close : cancel}
      keeping={props.keeping}
      othersUnsaved={props.othersUnsaved}
      onSave={async (words) => image !== undefined && props.onSave(words, (theirs ?? image).updatedAt)}
      onDiscard={props.onDiscard}
      onClose={props.onClose}
    >
      {unsaved?.status === 'failed' && theirs === undefined && (
        <Notice tone="bad" announced="atOnce" title={text.saveFailed} />
      )}
      {theirs !== undefined && (
        <Notice tone="warn" announced="atOnce" title={text.conflict}>
          <p>{text.conflictDetail}</p>
          <p lang={siteLanguage}>{text.conflictTitle(theirs.title)}</p>
          <p lang={siteLanguage}>{text.conflictAlt(theirs.alt ?? '')}</p>
        </Notice>
      )}
    </WordsDialog>
  );
}
