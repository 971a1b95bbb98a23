import { spinner } from './Spinner.css.ts';

/** A spinning ring the size of the text next to it; that text describes the work. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
