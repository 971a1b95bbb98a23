import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;

export const row = screenStyle({ rowGap: space.s7 });

export const lead = screenStyle({
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '1 / 8' } },
});

export const side = screenStyle({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [from.desktop]: { gridColumn: '9 / -1' },
    [below.desktop]: { paddingTop: space.s5, borderTop: `1px solid ${color.lineStrong}` },
  },
});

export const story = screenStyle({
  selectors: {
    '& + &': { marginTop: space.s6, paddingTop: space.s5, borderTop: `1px solid ${color.lineStrong}` },
  },
});
