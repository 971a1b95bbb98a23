import { ImagePlus } from 'lucide-react';
import { ProgressBar } from '../../elements/ProgressBar/ProgressBar.tsx';
import { adminGalleryText as text } from '../../text/panelText.ts';
import * as styles from './UploadStrip.css.ts';
import type { GalleryUpload } from './GalleryListScreen.tsx';

export type UploadStripProps = { uploads: readonly GalleryUpload[] };

/** The progress of all uploads, and the drop target for more files. */
export function UploadStrip({ uploads }: UploadStripProps) {
  const going = uploads.filter(({ failed }) => !failed);
  const done = going.filter(({ share }) => share === 1).length;
  const share = going.reduce((sum, upload) => sum + upload.share, 0) / Math.max(1, going.length);
  return (
    <div className={styles.strip} data-going={going.length > 0 ? '' : undefined}>
      <ImagePlus size={16} className={styles.sign} aria-hidden />
      {going.length > 0 && (
        <>
          <output className={styles.count}>
            {text.uploadingOf(Math.min(done + 1, going.length), going.length)}
          </output>
          <span className={styles.bar}>
            <ProgressBar label={text.uploading} share={share} />
          </span>
        </>
      )}
      <span className={styles.hint}>{text.dropMore}</span>
    </div>
  );
}
