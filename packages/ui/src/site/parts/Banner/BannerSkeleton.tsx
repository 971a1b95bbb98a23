import { classes } from '../../../elements/classes.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../../theme/layout.css.ts';
import * as css from './Banner.css.ts';

/** The banner while its texts and pictures load: the dark background, its hairlines and text placeholders. */
export function BannerSkeleton() {
  return (
    <div className={css.banner} aria-busy="true">
      <h1>
        <VisuallyHidden>{sitePagesText.home.loading}</VisuallyHidden>
      </h1>
      <div className={css.columns}>
        <div className={wrap}>
          <div className={css.columnLines} />
        </div>
      </div>
      <div className={css.content}>
        <div className={css.foot}>
          <div className={classes(wrap, css.restful)}>
            <div className={classes(grid, css.words, css.faint)}>
              <div className={classes(css.heading, css.blank)}>
                <Skeleton width="220px" height="1rem" />
                <Skeleton width="92%" height="4rem" />
                <Skeleton width="68%" height="4rem" />
              </div>
              <div className={classes(css.side, css.blank)}>
                <Skeleton width="100%" height="0.9rem" />
                <Skeleton width="86%" height="0.9rem" />
                <Skeleton width="260px" height="52px" />
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
