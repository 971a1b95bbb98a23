import type { HomePage } from '@vitrin/contract/pages/home';
import type { Load } from '@vitrin/contract/load';
import { Button } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { grounds, wrap } from '../../theme/layout.css.ts';
import { Banner } from '../parts/Banner/Banner.tsx';
import { BannerSkeleton } from '../parts/Banner/BannerSkeleton.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './HomeScreen.css.ts';

export type HomeOpeningProps = { home: Load<HomePage> };

const { home: text, action } = siteText;

/** The home page's first screen in each state of its data. */
export function HomeOpening({ home }: HomeOpeningProps) {
  if (home.status === 'loading') return <BannerSkeleton />;
  if (home.status === 'failed') {
    return (
      <div className={grounds.ink}>
        <div className={classes(wrap, css.failed)}>
          <StatePanel
            state="failed"
            ground="ink"
            title={text.failed}
            titleAs="h1"
            hint={text.failedHint}
            detail={text.failedDetail}
            actions={
              <Button tone="primary" onClick={home.retry}>
                {action.retry}
              </Button>
            }
          />
        </div>
      </div>
    );
  }
  const { title, subtitle, titleDescription, images } = home.data;
  return <Banner title={title} subtitle={subtitle} description={titleDescription} images={images} />;
}
