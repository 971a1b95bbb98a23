import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './ColorChip.css.ts';

export type ColorChipProps = {
  /** #RRGGBB. */
  color: string;
};

/** A small square of a colour; the adjacent text names it. */
export function ColorChip(props: ColorChipProps) {
  return (
    <span className={css.chip} style={assignInlineVars({ [css.shown]: props.color })} aria-hidden="true" />
  );
}
