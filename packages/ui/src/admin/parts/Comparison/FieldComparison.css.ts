import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, radius, size, space } = vars;

/** The colour that is shown. */
export const shown = createVar();

export const field = screenStyle({ display: 'grid', gap: 8, minWidth: 0 });

export const name = screenStyle({ margin: 0, fontSize: size.text, fontWeight: 600 });

export const swatched = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });

export const swatch = screenStyle({
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.control,
  background: shown,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${color.text} 35%, transparent)`,
});

export const code = screenStyle({ fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' });
