import { markPaths } from '../Logo/markPaths.ts';
import * as css from './Preloader.css.ts';

export type PreloaderProps = { company: string };

/** The curtain of the first page view: it disappears after 1.5 s and never blocks a click or the content. */
export function Preloader(props: PreloaderProps) {
  return (
    <div className={css.overlay} aria-hidden="true">
      <svg className={css.mark} viewBox="0 0 34 34">
        <path d={markPaths.frame} />
        <path d={markPaths.turn} />
      </svg>
      <p className={css.name}>{props.company}</p>
    </div>
  );
}
