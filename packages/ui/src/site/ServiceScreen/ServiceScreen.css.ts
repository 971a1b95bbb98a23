import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout, space } = vars;

export const body = screenStyle({
  marginTop: 'clamp(40px, 5vw, 80px)',
  paddingBottom: layout.section,
  '@media': { print: { marginTop: space.s5, paddingBottom: 0 } },
});

export const side = screenStyle({
  minWidth: 0,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      top: `calc(${layout.header} + 24px)`,
      gridColumn: '1 / 5',
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${layout.header} - 48px)`,
      paddingRight: space.s6,
      overflowY: 'auto',
    },
    [below.desktop]: { order: 2, marginTop: space.s8 },
    print: { display: 'none' },
  },
});

export const content = screenStyle({
  minWidth: 0,
  '@media': {
    [from.desktop]: { gridColumn: '5 / 12', paddingLeft: layout.gap },
    print: { gridColumn: '1 / -1' },
  },
});

export const action = screenStyle({ marginTop: space.s7, '@media': { print: { display: 'none' } } });

export const blank = screenStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

export const failed = screenStyle({
  paddingBlock: `calc(${layout.header} + clamp(40px, 6vw, 96px)) ${layout.section}`,
});
