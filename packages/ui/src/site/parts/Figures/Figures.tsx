import type { Figure } from '@vitrin/contract/kinds/figure';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Figures.css.ts';
import { useCounting } from './useCounting.ts';

/** A figure as it is shown. */
export type ShownFigure = Pick<Figure, 'id' | 'value' | 'unit' | 'title'>;

export type FiguresProps = { figures: readonly ShownFigure[] };

/** Large numbers with what they count. */
export function Figures(props: FiguresProps) {
  return (
    <ul className={css.figures}>
      {props.figures.map(({ id, value, unit, title }) => (
        <li key={id} className={css.figure}>
          <p className={css.value}>
            <CountedValue value={value} />
            {unit !== '' && <span className={css.unit}>{unit}</span>}
          </p>
          <p className={css.label}>{title}</p>
        </li>
      ))}
    </ul>
  );
}

/** The number, counted up once when it scrolls into view; screen readers read the final value. */
function CountedValue({ value }: { value: string }) {
  const counting = useCounting(value);
  return (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <span ref={counting} aria-hidden="true">
        {value}
      </span>
    </>
  );
}
