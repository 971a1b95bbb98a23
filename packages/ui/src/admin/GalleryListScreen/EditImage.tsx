import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, adminGalleryText as text, adminText } from '../../text/panelText.ts';
import { DraftNotice } from '../parts/Editing/DraftNotice.tsx';
import type { Keeping } from '../parts/Editing/editing.ts';
import { LeaveDialog } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { relativeTime } from '../parts/relativeTime.ts';
import * as styles from './GalleryListScreen.css.ts';
import type { ImageSave, ImageVersion, ImageWords } from './useImageSaves.ts';

export type EditImageProps = {
  /** The picture as it was when its dialog opened; the dialog is closed without one. */
  image: (ImageVersion & { id: string }) | undefined;
  /** Its texts that are on their way or were refused; they stand in the fields. */
  unsaved: ImageSave | undefined;
  /** What protects what is typed here; without it nothing does. */
  keeping: Keeping | undefined;
  /** Texts of other pictures were refused, and would be lost as well. */
  othersUnsaved: boolean;
  /**
   * Saves texts that are based on the version of `updatedAt`, and tells whether they are stored; the dialog stays open
   * with them unless they are.
   */
  onSave: (words: ImageWords, updatedAt: string) => Promise<boolean>;
  /** Gives up what was typed. */
  onDiscard: () => void;
  /** Closes the dialog; what is on its way goes on. */
  onClose: () => void;
};

const wordsOf = ({ title, alt = '' }: { title: string; alt?: string | undefined }): ImageWords => ({
  title,
  alt,
});
const trimmed = ({ title, alt }: ImageWords): ImageWords => ({ title: title.trim(), alt: alt.trim() });
const areSame = (a: ImageWords, b: ImageWords): boolean => a.title === b.title && a.alt === b.alt;

/** Edits a picture's title and description; what is typed is kept until it is saved or given up. */
export function EditImage(props: EditImageProps) {
  const { image, unsaved, keeping } = props;
  const form = useId();
  const [typed, setTyped] = useState<{ id: string; words: ImageWords }>();
  const [answered, setAnswered] = useState<string>();
  const [closing, setClosing] = useState(false);
  const theirs = unsaved?.theirs;
  const stored = image && wordsOf(image);
  const own = typed !== undefined && typed.id === image?.id ? typed.words : undefined;
  const words = own ?? unsaved?.words ?? stored ?? { title: '', alt: '' };
  const busy = unsaved?.status === 'saving';
  const isChanged = stored !== undefined && !areSame(trimmed(words), stored);
  const isDirty = isChanged || props.othersUnsaved;
  const offer = own === undefined && unsaved === undefined ? offerOf() : undefined;
  const onDirty = keeping?.onDirty;

  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);

  function offerOf(): { words: ImageWords; at: string } | undefined {
    const draft = keeping?.draft;
    if (image === undefined || stored === undefined || draft === undefined || answered === image.id)
      return undefined;
    const { title, alt } = { ...stored, ...draft.fields };
    if (typeof title !== 'string' || typeof alt !== 'string' || areSame({ title, alt }, stored))
      return undefined;
    return { words: { title, alt }, at: draft.at };
  }

  function type(next: ImageWords) {
    if (image === undefined || stored === undefined) return;
    setTyped({ id: image.id, words: next });
    keeping?.onDraft(areSame(trimmed(next), stored) ? null : { fields: next, updatedAt: image.updatedAt });
  }

  async function save(): Promise<boolean> {
    if (image === undefined || busy) return false;
    const isSaved = await props.onSave(trimmed(words), (theirs ?? image).updatedAt);
    if (isSaved) forget();
    return isSaved;
  }

  function forget() {
    keeping?.onDraft(null);
    setTyped(undefined);
    setClosing(false);
  }

  function discard() {
    forget();
    props.onDiscard();
  }

  function close() {
    // What was refused is kept by its tile.
    const isKept = unsaved !== undefined && areSame(trimmed(words), unsaved.words);
    if (isChanged && own !== undefined && !busy && !isKept) setClosing(true);
    else props.onClose();
  }

  const leaving = keeping?.leaving;
  return (
    <>
      <Dialog
        open={image !== undefined}
        title={text.editTitle}
        onClose={close}
        foot={
          <>
            <Button tone="quiet" onClick={busy ? props.onClose : discard}>
              {busy ? text.close : theirs === undefined ? adminText.cancel : text.takeTheirs}
            </Button>
            <Button type="submit" form={form} busy={busy}>
              {theirs === undefined ? text.save : text.keepMine}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className={styles.fields}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void save();
          }}
        >
          {offer && keeping && (
            <DraftNotice
              detail={adminFormsText.draft.typed(relativeTime(offer.at, keeping.now))}
              onRestore={() => type(offer.words)}
              onDrop={() => {
                keeping.onDraft(null);
                setAnswered(image?.id);
              }}
            />
          )}
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
          <TextField
            label={text.titleField}
            hint={text.titleHint}
            lang={siteLanguage}
            maxLength={limits.titleCharacters}
            value={words.title}
            onChange={({ target }) => type({ ...words, title: target.value })}
          />
          <TextField
            label={text.altField}
            hint={text.altHint}
            lang={siteLanguage}
            maxLength={limits.titleCharacters}
            value={words.alt}
            onChange={({ target }) => type({ ...words, alt: target.value })}
          />
        </form>
      </Dialog>
      <LeaveDialog
        leaving={
          leaving && {
            ...leaving,
            onSave: () => {
              const leave = leaving.onHold();
              void save().then((isSaved) => isSaved && leave());
            },
          }
        }
      />
      <LeaveDialog
        leaving={
          closing
            ? {
                onLeave: discard,
                onStay: () => setClosing(false),
                onSave: () => {
                  setClosing(false);
                  void save();
                },
              }
            : undefined
        }
      />
    </>
  );
}
