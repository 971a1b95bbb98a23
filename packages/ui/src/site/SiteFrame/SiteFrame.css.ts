import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const frame = screenStyle({
  minWidth: 320,
  minHeight: '100svh',
  overflowX: 'clip',
  background: vars.color.paper,
});

export const main = screenStyle({ outline: 'none' });

export const beneathHeader = screenStyle({
  paddingTop: vars.layout.header,
  '@media': { print: { paddingTop: 0 } },
});
