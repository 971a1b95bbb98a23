import { classes } from '../../elements/classes.ts';
import { SectionNumber } from '../../elements/SectionNumber/SectionNumber.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid, wrap } from '../../theme/layout.css.ts';
import { DetailOpeningSkeleton } from '../parts/DetailOpening/DetailOpening.tsx';
import * as details from './ProjectDetails.css.ts';
import * as css from './ProjectScreen.css.ts';

const facts = ['44%', '30%', '62%', '38%', '52%', '46%', '56%', '34%'] as const;
const lines = ['96%', '88%', '92%', '70%', '40%'] as const;

/** A project's page while its content loads. */
export function ProjectSkeleton() {
  return (
    <div aria-busy="true">
      <h1>
        <VisuallyHidden>{siteMediaText.project.loading}</VisuallyHidden>
      </h1>
      <DetailOpeningSkeleton />
      <div className={classes(wrap, css.details)}>
        <div className={details.block}>
          <div className={details.head}>
            <Skeleton width="120px" height="1.2rem" />
          </div>
          <div className={details.list}>
            {facts.map((width) => (
              <div key={width} className={classes(details.cell, css.blankCell)}>
                <Skeleton width="30%" height="0.8rem" />
                <Skeleton width={width} height="1.1rem" />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={classes(wrap, grid, css.about)}>
        <div className={css.aboutHead}>
          <SectionNumber number={1} />
        </div>
        <div className={classes(css.aboutBody, css.blankLines)}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
