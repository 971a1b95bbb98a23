import { lazy, Suspense } from 'react';
import type { LightboxItem } from '../../../elements/Lightbox/lightboxItem.ts';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';

/** Most visitors never enlarge a picture: its code comes with the first one that is. */
const Lightbox = lazy(async () => {
  const { Lightbox: component } = await import('../../../elements/Lightbox/Lightbox.tsx');
  return { default: component };
});

export type PictureLightboxProps = {
  items: readonly LightboxItem[];
  /** Which picture is enlarged, counted from 0; none while it is closed. */
  index: number | undefined;
  /** Another picture, or undefined when closed. */
  onShow: (index: number | undefined) => void;
};

/** The pictures of a page over the whole window, once one of them was chosen. */
export function PictureLightbox(props: PictureLightboxProps) {
  const { items, index, onShow } = props;
  if (index === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Lightbox
        items={items}
        index={index}
        text={siteMediaText.lightbox}
        onMove={onShow}
        onClose={() => onShow(undefined)}
      />
    </Suspense>
  );
}
