import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { MediaSwitch } from '../parts/MediaSwitch/MediaSwitch.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { body } from './GalleryScreen.css.ts';
import { PictureRows, PictureRowsSkeleton } from './PictureRows.tsx';

export type GalleryScreenProps = {
  items: Load<readonly GalleryItem[]>;
  /** Which page of the list these are; without it, they are the whole list. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
};

const { gallery: text } = siteMediaText;

/** The photo gallery. */
export function GalleryScreen(props: GalleryScreenProps) {
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, body)}>
        <MediaSwitch current="photos" />
        <Content {...props} />
      </div>
    </>
  );
}

function Content({ items, place, more }: GalleryScreenProps) {
  if (items.status === 'loading') return <PictureRowsSkeleton />;
  if (items.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        detail={items.error}
        actions={<Button onClick={items.retry}>{siteText.action.retry}</Button>}
      />
    );
  }
  if (items.data.length > 0) {
    return (
      <GrowingList place={place} path={sitePaths.photos()} more={more}>
        <PictureRows items={items.data} />
      </GrowingList>
    );
  }
  return (
    <StatePanel
      state="empty"
      title={text.empty}
      hint={text.emptyHint}
      actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
    />
  );
}
