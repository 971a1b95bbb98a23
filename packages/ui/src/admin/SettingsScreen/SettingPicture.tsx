import type { LibraryPicture } from '@vitrin/contract/files/library';
import { chosenTypes, limits } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { whenReady } from '../../elements/PictureField/smallerPicture.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { PictureField } from '../../elements/PictureField/PictureField.tsx';
import { useObjectUrl } from '../../elements/PictureField/useObjectUrl.ts';
import { adminFormsText, adminSettingsText } from '../../text/panelText.ts';
import { notifyFailure } from '../notify/notify.tsx';
import { fileName, fileSize, namedSize, pictureProblem } from '../parts/ItemForm/files/chosenFile.ts';
import type { FindPictures } from '../parts/PictureChooser/PictureChooser.tsx';
import { TakePicture } from '../parts/PictureChooser/TakePicture.tsx';
import { SmallPictures } from '../parts/SmallPictures/SmallPictures.tsx';
import { useSmallPictures } from '../parts/SmallPictures/useSmallPictures.ts';
import { useOpenOn } from '../parts/useOpenOn.ts';
import * as css from './SettingsForm.css.ts';

/** The pictures that settings have, each in its own place. */
export type PictureSlot = 'logo' | 'favicon' | 'footerImage' | 'about';

/** Calls that change these pictures; each resolves to its result, and is absent if the API does not support it. */
export type PictureCalls = UploadCalls & {
  /** Saves a picture's description. */
  onDescribePicture?: ((id: string, alt: string) => Promise<boolean>) | undefined;
};

/** Whether a file was stored; if not, the reason in the panel's language, if known. */
export type UploadEnd = { stored: boolean; why?: string | undefined };

type UploadCalls = {
  onUpload: (
    slot: PictureSlot,
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<UploadEnd>;
  onRemovePicture?: ((slot: PictureSlot) => Promise<boolean>) | undefined;
  /** Searches stored pictures, of which `onTake` uses one; without both, only files can be chosen. */
  findPictures?: FindPictures | undefined;
  onTake?: ((slot: PictureSlot, picture: LibraryPicture) => Promise<UploadEnd>) | undefined;
};

/** A chosen picture that could not be stored, and the reason. */
export type UnsentPicture = { file: File; why: string };

export type SettingPictureProps = UploadCalls & {
  slot: PictureSlot;
  /** The picture that stays chosen after its upload failed; saving the form retries it. */
  unsent: UnsentPicture | undefined;
  onUnsent: (picture: UnsentPicture | undefined) => void;
  label: string;
  /** Its name within a sentence, such as "logo". */
  name: string;
  picture: { url: string } | null;
  /** The recommended size, in words. */
  wanted: string;
};

const iconTypes = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon', '.ico'] as const;

/** A picture of the website that is uploaded as soon as it is chosen, and stays chosen if the upload fails. */
export function SettingPicture(props: SettingPictureProps) {
  const { picture: words } = adminSettingsText;
  const text = adminFormsText.picture;
  const { slot, picture, name, unsent, onUnsent } = props;
  const isIcon = slot === 'favicon';
  // Logos are shown at their own size, whatever it is.
  const isCover = slot === 'footerImage' || slot === 'about';
  const place = isCover ? namedSize(props.wanted) : undefined;
  const small = useSmallPictures(place);
  const [sending, setSending] = useState<{ file: File; share: number }>();
  const [error, setError] = useState<string>();
  const isOpenOn = useOpenOn(slot);
  const [taking, setTaking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const upload = useRef<AbortController>(undefined);
  const chosen = sending?.file ?? unsent?.file;
  const chosenUrl = useObjectUrl(chosen ?? null);

  // The retry button disappears along with the notice.
  const field = useRef<{ focus: () => void }>(null);
  const retrying = useRef(false);
  useEffect(() => {
    if (sending || !retrying.current) return;
    retrying.current = false;
    field.current?.focus();
  }, [sending]);

  async function choose(wanted: File) {
    const problem = isIcon ? iconProblem(wanted) : pictureProblem(wanted);
    setError(problem);
    if (problem !== undefined || upload.current) return;
    const [file] = await small.admitted([wanted]);
    if (file !== undefined) await send(file);
  }

  async function send(file: File) {
    if (upload.current) return;
    const controller = new AbortController();
    upload.current = controller;
    setSending({ file, share: 0 });
    const { stored, why } = await props.onUpload(slot, file, {
      onProgress: (share) => setSending({ file, share }),
      signal: controller.signal,
    });
    upload.current = undefined;
    setSending(undefined);
    const isFailed = !stored && !controller.signal.aborted;
    onUnsent(isFailed ? { file, why: notUploaded(why) } : undefined);
    if (isFailed) tellElsewhere(notUploaded(why));
  }

  /** Reports a failure to somebody who has left the tab. */
  function tellElsewhere(failure: string) {
    if (!isOpenOn(slot)) notifyFailure(`${props.label}: ${failure}`);
  }

  function fail(failure: string) {
    setError(failure);
    tellElsewhere(failure);
  }

  function again(file: File) {
    retrying.current = true;
    void send(file);
  }

  async function take(stored: LibraryPicture) {
    setTaking(true);
    const end = await props.onTake?.(slot, stored);
    setTaking(false);
    if (end?.stored !== true) return fail([words.takeFailed, end?.why].filter(Boolean).join(' '));
    setError(undefined);
    // The pending retry is obsolete.
    onUnsent(undefined);
  }

  async function remove() {
    if ((await props.onRemovePicture?.(slot)) === true) setError(undefined);
    else fail(words.removeFailed);
  }

  const shown =
    chosen && chosenUrl !== undefined
      ? { url: chosenUrl, name: chosen.name, size: fileSize(chosen.size) }
      : picture && { url: picture.url, name: fileName(picture.url) };

  return (
    <div className={css.filled}>
      <span className={css.label} aria-hidden>
        {props.label}
      </span>
      <PictureField
        id={`settings-${slot}`}
        ref={field}
        label={props.label}
        picture={shown}
        accept={isIcon ? iconTypes : chosenTypes}
        place={place}
        uploaded={sending?.share}
        error={error ?? (sending ? undefined : unsent?.why)}
        texts={{
          ...text,
          allowed: isIcon ? words.iconTypes : text.allowed,
          uploading: text.uploading(sending?.file.name ?? ''),
          wanted: props.wanted,
        }}
        other={
          props.findPictures && props.onTake && !sending ? (
            <TakePicture find={props.findPictures} busy={taking} onTake={(stored) => void take(stored)} />
          ) : undefined
        }
        onChoose={(file) => {
          // Icons are stored unchanged.
          if (isIcon) void choose(file);
          else whenReady([file], ([ready = file]) => void choose(ready));
        }}
        onRemove={unsent ? () => onUnsent(undefined) : props.onRemovePicture && (() => setRemoving(true))}
        onCancel={() => upload.current?.abort()}
      />
      {unsent && !sending && (
        <div className={css.labelled}>
          <Button tone="quiet" onClick={() => again(unsent.file)}>
            {adminFormsText.saving.tryPicture}
          </Button>
        </div>
      )}
      <SmallPictures question={small.question} size={place ? `${place.width} × ${place.height}` : ''} />
      <ConfirmDialog
        open={removing}
        question={words.removeQuestion(name)}
        detail={words.removeDetail}
        confirmLabel={words.remove(name)}
        cancelLabel={adminFormsText.cancel}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}

/** Why a picture was not stored, in words. */
export const notUploaded = (why: string | undefined): string =>
  [adminSettingsText.picture.uploadFailed, why].filter(Boolean).join(' ');

/** Why a file cannot be used as the favicon; some systems report no MIME type for ICO files. */
function iconProblem(file: File): string | undefined {
  const { picture: words } = adminSettingsText;
  const text = adminFormsText.picture;
  const types: readonly string[] = iconTypes;
  if (!types.includes(file.type) && !/\.ico$/i.test(file.name)) return words.wrongIconType;
  return file.size > limits.uploadBytes ? text.tooLarge : undefined;
}
