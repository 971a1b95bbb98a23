import { spinner } from './Spinner.css.ts';

/** A turning ring the size of the text beside it; the words around it say what is going on. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
