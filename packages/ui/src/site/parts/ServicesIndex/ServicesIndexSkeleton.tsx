import { viewLimits } from '@vitrin/contract/viewLimits';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import * as css from './ServicesIndex.css.ts';

export type ServicesIndexSkeletonProps = { ground: 'ink' | 'paper' };

const widths = ['52%', '44%', '60%', '48%', '36%', '56%'] as const;

/** The list of services while it loads, row by row in its final shape. */
export function ServicesIndexSkeleton(props: ServicesIndexSkeletonProps) {
  const { ground } = props;
  return (
    <>
      <div className={css.list} aria-busy="true">
        {Array.from({ length: viewLimits.homeServices }, (_, index) => (
          <div key={index} className={css.row[ground]}>
            <div className={css.blank}>
              <Skeleton width="20px" height="0.8rem" />
              <div className={css.blankWords}>
                <Skeleton width={widths[index % widths.length] ?? '50%'} height="1.75rem" />
                <Skeleton width="82%" height="0.9rem" />
              </div>
            </div>
          </div>
        ))}
        <output>
          <VisuallyHidden>{sitePagesText.services.loading}</VisuallyHidden>
        </output>
      </div>
      <div className={css.place}>
        <div className={css.frame[ground]}>
          <div className={css.stage[ground]} />
        </div>
      </div>
    </>
  );
}
