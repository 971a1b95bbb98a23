import type { Load } from '@vitrin/contract/load';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grounds, wrap } from '../../theme/layout.css.ts';
import { BannerSkeleton } from '../parts/Banner/BannerSkeleton.tsx';
import { ServicesIndexSkeleton } from '../parts/ServicesIndex/ServicesIndexSkeleton.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './HomeScreen.css.ts';

export type HomeUnreadyProps = {
  part: 'opening' | 'services' | 'figures';
  load: Exclude<Load<unknown>, { status: 'ready' }>;
};

/** Puts it where the data is missing: in a `Suspense`, since a first page loads its code late. */
export type RenderUnready = (props: HomeUnreadyProps) => ReactNode;

const { home, services } = sitePagesText;

/**
 * Stands for an interactive part of the home page whose data is on its way or could not be read. A first page has its
 * data or was sent as a failure, so that almost none needs this code.
 */
export function HomeUnready({ part, load }: HomeUnreadyProps) {
  if (part === 'figures') return <Skeleton width="100%" height={96} />;
  if (load.status === 'loading')
    return part === 'opening' ? <BannerSkeleton /> : <ServicesIndexSkeleton ground="ink" />;
  const retry = (
    <Button tone="primary" onClick={load.retry}>
      {siteText.action.retry}
    </Button>
  );
  if (part === 'services') {
    return (
      <StatePanel
        state="failed"
        ground="ink"
        title={services.failed}
        titleAs="h3"
        hint={services.failedHint}
        detail={load.error}
        actions={retry}
      />
    );
  }
  return (
    <div className={grounds.ink}>
      <div className={classes(wrap, css.failed)}>
        <StatePanel
          state="failed"
          ground="ink"
          title={home.failed}
          titleAs="h1"
          hint={home.failedHint}
          detail={home.failedDetail}
          actions={retry}
        />
      </div>
    </div>
  );
}
