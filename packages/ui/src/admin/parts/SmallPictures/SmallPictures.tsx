import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import type { PixelSize } from '../../../elements/PictureField/pictureSize.ts';
import { adminFormsText } from '../../../text/panelText.ts';

/** A chosen file whose picture is smaller than its place. */
export type SmallPicture = PixelSize & { name: string };

/** Pictures that are too small, and the ways to go on. */
export type SmallQuestion = {
  pictures: readonly SmallPicture[];
  onUse: () => void;
  onLeaveOut: () => void;
};

export type SmallPicturesProps = {
  /** Without one nothing is asked. */
  question: SmallQuestion | undefined;
  /** The size of the place, in words, such as "1920 × 1080". */
  size: string;
};

/** Asks before pictures that are too small for their place are used, if choosing a picture already uses it. */
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
      onClose={() => question?.onLeaveOut()}
    />
  );
}
