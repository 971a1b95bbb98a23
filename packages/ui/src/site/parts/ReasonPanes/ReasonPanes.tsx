import type { ReasonCard } from '@vitrin/contract/pages/home';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { headings } from '../../../theme/type.css.ts';
import { drawingOf } from './drawingOf.ts';
import * as css from './ReasonPanes.css.ts';

export type ReasonPanesProps = { reasons: readonly ReasonCard[] };

/** Reasons to choose the company on one sheet divided by hairlines, each with a drawing. */
export function ReasonPanes(props: ReasonPanesProps) {
  return (
    <ul className={css.panes}>
      {props.reasons.map(({ id, icon, title, description }) => (
        <li key={id} className={css.pane}>
          <svg className={css.drawing} viewBox="0 0 48 48" aria-hidden="true">
            <path d={drawingOf(icon)} />
          </svg>
          <h3 className={headings.h3}>{title}</h3>
          <p className={css.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

const usual = 4;

/** The sheet while its reasons load. */
export function ReasonPanesSkeleton() {
  return (
    <div className={css.panes} aria-busy="true">
      {Array.from({ length: usual }, (_, index) => (
        <div key={index} className={css.pane}>
          <span className={css.drawing}>
            <Skeleton width="40px" height={40} />
          </span>
          <div className={css.words}>
            <Skeleton width="60%" height="1.3rem" />
            <Skeleton width="90%" height="0.9rem" />
            <Skeleton width="70%" height="0.9rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
