import type { Image } from '@vitrin/contract/files/image';
import { ImagePlus } from 'lucide-react';
import * as styles from './Thumbnail.css.ts';

export type ThumbnailProps = { image: Image | null };

/** A small picture next to a title that describes it; a dashed frame if there is none. */
export function Thumbnail(props: ThumbnailProps) {
  const { image } = props;
  if (image === null) {
    return (
      <span className={styles.none}>
        <ImagePlus size={16} strokeWidth={1.75} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={smallest(image)}
      alt=""
      width={52}
      height={36}
      loading="lazy"
      decoding="async"
    />
  );
}

/** WebP, which every browser supported by the panel can show; the original if the API has no variants. */
function smallest(image: Image): string {
  const webp = (image.variants ?? []).filter((variant) => variant.type === 'image/webp');
  return webp.toSorted((a, b) => a.width - b.width)[0]?.url ?? image.url;
}
