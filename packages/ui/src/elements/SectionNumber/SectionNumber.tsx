import { ordinal } from '../ordinal.ts';
import * as css from './SectionNumber.css.ts';

export type SectionNumberProps = {
  /** A count, shown with two digits, or a short code; null for the line only. */
  number: number | string | null;
  /** Its background. */
  ground?: keyof typeof css.grounds;
};

/** The number of a section on a dimension line, as in a drawing. */
export function SectionNumber(props: SectionNumberProps) {
  const { number, ground = 'paper' } = props;
  return (
    <p className={css.grounds[ground]} aria-hidden={typeof number !== 'string'}>
      {typeof number === 'number' ? ordinal(number) : number}
    </p>
  );
}
