import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;

/** The list stays part of the page's grid. */
export const list = screenStyle({ display: 'contents' });

export const end = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'center',
  gap: space.s4,
  marginTop: 'clamp(40px, 5vw, 72px)',
  textAlign: 'center',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const told = screenStyle({ color: color.textSoft, fontVariantNumeric: 'tabular-nums' });

export const failed = screenStyle({ maxWidth: '44ch', color: color.text });
