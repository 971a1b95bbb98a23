import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const section = screenStyle({ overflow: 'hidden', '@media': { print: { display: 'none' } } });

export const row = screenStyle({
  rowGap: vars.space.s7,
  alignItems: 'center',
  paddingBlock: 'clamp(48px, 3.2vw, 72px)',
});

export const words = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: '1 / 9' } },
});

export const title = screenStyle({
  maxWidth: '17em',
  marginLeft: '-0.045em',
  fontSize: 'clamp(2rem, 1.3rem + 2.4vw, 3.75rem)',
  lineHeight: 1.04,
  letterSpacing: '-0.034em',
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginTop: 'clamp(24px, 2.4vw, 40px)',
});

export const reach = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 520,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 6,
  ':hover': { textDecorationThickness: 2 },
});

export const drawing = screenStyle({
  gridColumn: '9 / -1',
  justifySelf: 'end',
  width: 'min(100%, 280px)',
  height: 'auto',
  paddingLeft: vars.space.s5,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  '@media': { [below.desktop]: { display: 'none' } },
});
