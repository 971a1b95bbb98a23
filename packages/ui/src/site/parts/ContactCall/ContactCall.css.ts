import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const section = screenStyle({ overflow: 'hidden', '@media': { print: { display: 'none' } } });

export const row = screenStyle({
  rowGap: vars.space.s7,
  alignItems: 'center',
  paddingBlock: 'clamp(64px, 7.4vw, 112px)',
});

export const words = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: '1 / 9' } },
});

export const title = screenStyle({
  maxWidth: '17em',
  marginLeft: '-0.045em',
  fontSize: 'clamp(2rem, 1.2rem + 3.6vw, 4.25rem)',
  lineHeight: 1.04,
  letterSpacing: '-0.034em',
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginTop: 'clamp(28px, 3.4vw, 52px)',
});

export const reach = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 520,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 6,
  ':hover': { textDecorationThickness: 2 },
});

export const drawing = screenStyle({
  gridColumn: '9 / -1',
  width: '100%',
  height: 'auto',
  paddingLeft: vars.space.s5,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  '@media': { [below.desktop]: { display: 'none' } },
});
