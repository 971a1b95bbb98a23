import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import type { PixelSize } from '../../../elements/PictureField/pictureSize.ts';
import { adminFormsText } from '../../../text/panelText.ts';

/** A chosen file that is smaller than the place it is shown in. */
export type SmallPicture = PixelSize & { name: string };

/** Pictures that are too small, and the possible answers. */
export type SmallQuestion = {
  pictures: readonly SmallPicture[];
  onUse: () => void;
  onLeaveOut: () => void;
};

export type SmallPicturesProps = {
  /** The dialog is closed if undefined. */
  question: SmallQuestion | undefined;
  /** The required size, such as "1920 × 1080". */
  size: string;
};

/**
 * Asks for a confirmation before pictures that are too small are used, where choosing a picture takes effect
 * immediately.
 */
export function SmallPictures({ question, size }: SmallPicturesProps) {
  const text = adminFormsText.picture.small;
  const pictures = question?.pictures ?? [];
  return (
    <ConfirmDialog
      open={question !== undefined}
      tone="strong"
      question={text.question(pictures.length)}
      detail={text.detail(
        size,
        pictures.map(({ name, width, height }) => text.one(name, width, height)),
      )}
      confirmLabel={text.use}
      cancelLabel={text.leaveOut}
      onConfirm={() => question?.onUse()}
      onCancel={() => question?.onLeaveOut()}
    />
  );
}
