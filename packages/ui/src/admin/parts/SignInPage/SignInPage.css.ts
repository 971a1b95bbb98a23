import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const intro = screenStyle({ display: 'grid', gap: 4, marginBottom: 4 });

export const heading = screenStyle({
  margin: 0,
  fontSize: vars.size.h1,
  lineHeight: '36px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
});

export const lede = screenStyle({
  display: 'grid',
  gap: 4,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const form = screenStyle({ display: 'grid', gap: 20 });

export const command = screenStyle({
  display: 'block',
  marginTop: space.s2,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});

export const words = screenStyle({ margin: 0 });

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 24,
  color: color.text,
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textDecorationColor: color.lineControl,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});
