import * as css from './PictureField.css.ts';
import type { PixelSize } from './pictureSize.ts';

export type PictureShotProps = {
  url: string;
  /** The upload's progress in words, while it is running. */
  uploaded: string | undefined;
  /** Called with the picture's size in pixels once the browser knows it. */
  onMeasured: (size: PixelSize) => void;
  onUnreadable: (() => void) | undefined;
};

/** The picture itself, with the upload's percentage on an overlay. */
export function PictureShot({ url, uploaded, onMeasured, onUnreadable }: PictureShotProps) {
  return (
    <div className={css.shot}>
      <img
        className={css.image}
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onMeasured({ width: naturalWidth, height: naturalHeight })
        }
        onError={onUnreadable}
      />
      {uploaded !== undefined && <span className={css.veil}>{uploaded}</span>}
    </div>
  );
}
