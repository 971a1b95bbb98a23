import { pdfType } from '@vitrin/contract/limits';
import { RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { useObjectUrl } from '../../elements/PictureField/useObjectUrl.ts';
import { ProgressBar } from '../../elements/ProgressBar/ProgressBar.tsx';
import { adminGalleryText as text } from '../../text/panelText.ts';
import * as styles from './GalleryListScreen.css.ts';
import * as tile from './GalleryTile.css.ts';
import * as strip from './UploadStrip.css.ts';
import type { GalleryUpload } from './GalleryListScreen.tsx';

export type UploadTilesProps = {
  uploads: readonly GalleryUpload[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
};

/** The running uploads as tiles, before the stored pictures. */
export function UploadTiles(props: UploadTilesProps) {
  if (props.uploads.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-label={text.uploading}>
      {props.uploads.map((upload) => (
        <UploadTile
          key={upload.id}
          upload={upload}
          onRetry={() => props.onRetry(upload.id)}
          onCancel={() => props.onCancel(upload.id)}
        />
      ))}
    </ul>
  );
}

function UploadTile(props: { upload: GalleryUpload; onRetry: () => void; onCancel: () => void }) {
  const { file, share, failed, problem } = props.upload;
  const url = useObjectUrl(file);
  return (
    <li className={tile.tile}>
      <div className={tile.shot}>
        {file.type !== pdfType && <img className={tile.faded} src={url} alt="" />}
        <div className={strip.over}>
          <span className={strip.overWords}>
            <span>{failed ? (problem ?? text.failed) : text.uploading}</span>
            {!failed && <span>{text.percent(share)}</span>}
          </span>
          {!failed && <ProgressBar label={text.uploadingFile(file.name)} share={share} />}
        </div>
      </div>
      <div className={tile.line}>
        <span className={tile.title} title={file.name}>
          {file.name}
        </span>
        {failed && (
          <IconButton
            label={text.again(file.name)}
            icon={<RotateCcw size={16} aria-hidden />}
            onClick={props.onRetry}
          />
        )}
        <IconButton
          label={failed ? text.discard(file.name) : text.cancel(file.name)}
          icon={<X size={16} aria-hidden />}
          onClick={props.onCancel}
        />
      </div>
    </li>
  );
}
