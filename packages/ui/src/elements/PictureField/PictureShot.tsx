import * as css from './PictureField.css.ts';
import type { PixelSize } from './pictureSize.ts';

export type PictureShotProps = {
  url: string;
  /** The share of the upload that is done, from 0 to 1, while it is under way. */
  uploaded: number | undefined;
  /** Called with the size of the picture, in pixels, once the browser knows it. */
  onMeasured: (size: PixelSize) => void;
  onUnreadable: (() => void) | undefined;
};

/** The picture itself, under a veil with the per cent while it is uploaded. */
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
      {uploaded !== undefined && <span className={css.veil}>{Math.round(uploaded * 100)} %</span>}
    </div>
  );
}
