import { lazy, Suspense } from 'react';
import type { LightboxItem } from '../../../elements/Lightbox/lightboxItem.ts';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';

/** Most visitors never enlarge a picture: the code is loaded when the first one is opened. */
const Lightbox = lazy(async () => {
  const { Lightbox: component } = await import('../../../elements/Lightbox/Lightbox.tsx');
  return { default: component };
});

export type PictureLightboxProps = {
  items: readonly LightboxItem[];
  /** Which picture is enlarged, counted from 0; undefined if none is. */
  index: number | undefined;
  /** Called with another picture's index, or undefined when closed. */
  onShow: (index: number | undefined) => void;
};

/** The page's pictures in a lightbox, once one of them was opened. */
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
