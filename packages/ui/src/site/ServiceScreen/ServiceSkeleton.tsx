import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { DetailOpeningSkeleton } from '../parts/DetailOpening/DetailOpening.tsx';
import { ServiceLinks } from '../parts/ServiceLinks/ServiceLinks.tsx';
import * as css from './ServiceScreen.css.ts';

export type ServiceSkeletonProps = { services: readonly ServiceBasic[] };

const lines = ['96%', '88%', '92%', '70%', '40%', '94%', '90%', '62%'] as const;

/** A service's page while its text loads. */
export function ServiceSkeleton(props: ServiceSkeletonProps) {
  return (
    <div aria-busy="true">
      <h1>
        <VisuallyHidden>{sitePagesText.service.loading}</VisuallyHidden>
      </h1>
      <DetailOpeningSkeleton />
      <div className={classes(wrap, grid, css.body)}>
        <div className={css.side}>
          <ServiceLinks services={props.services} />
        </div>
        <div className={classes(css.content, css.blank)}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
