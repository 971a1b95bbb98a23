import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { layout, space } = vars;

export const body = screenStyle({ rowGap: space.s8, paddingBottom: layout.section });

export const form = screenStyle({
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '1 / 8' }, print: { display: 'none' } },
});

export const side = screenStyle({
  display: 'grid',
  gap: space.s6,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '9 / -1' }, print: { gridColumn: '1 / -1' } },
});
