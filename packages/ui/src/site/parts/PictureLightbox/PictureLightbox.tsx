import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { LightboxProps } from '../../../elements/Lightbox/Lightbox.tsx';
import type { LightboxItem } from '../../../elements/Lightbox/lightboxItem.ts';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';

export type PictureLightboxProps = {
  items: readonly LightboxItem[];
  /** Which picture is enlarged, counted from 0; undefined if none is. */
  index: number | undefined;
  /** Called with another picture's index, or undefined when closed. */
  onShow: (index: number | undefined) => void;
};

/**
 * The page's pictures in a lightbox, once one of them was opened. Most visitors never enlarge a picture: the code is
 * loaded when the first one is opened. If it cannot be loaded, the file opens as without JavaScript.
 */
export function PictureLightbox(props: PictureLightboxProps) {
  const { items, index, onShow } = props;
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const missing = index !== undefined && Lightbox === undefined;
  const openFile = useEffectEvent(() => {
    const item = index === undefined ? undefined : items[index];
    const file = item?.pdf ?? item?.image;
    // The next picture tries again.
    onShow(undefined);
    if (file) window.location.assign(file.url);
  });
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const bring = async (): Promise<void> => {
      try {
        const module = await import('../../../elements/Lightbox/Lightbox.tsx');
        if (current) setLightbox(() => module.Lightbox);
      } catch {
        if (current) openFile();
      }
    };
    void bring();
    return () => {
      current = false;
    };
  }, [missing]);
  if (index === undefined || Lightbox === undefined) return null;
  return (
    <Lightbox
      items={items}
      index={index}
      text={siteMediaText.lightbox}
      onMove={onShow}
      onClose={() => onShow(undefined)}
    />
  );
}
