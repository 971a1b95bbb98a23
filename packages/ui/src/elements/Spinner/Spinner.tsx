import { spinner } from './Spinner.css.ts';

/** A spinning ring as large as the adjacent text, which describes the work. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
