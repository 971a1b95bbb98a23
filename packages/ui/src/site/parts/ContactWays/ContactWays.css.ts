import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, size } = vars;
const line = `1px solid ${color.lineStrong}`;

export const ways = screenStyle({ borderTop: line });

export const way = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 12,
  padding: '20px 0 22px',
  borderBottom: line,
});

export const icon = screenStyle({ display: 'flex', marginTop: 2, color: color.strong });

export const words = screenStyle({ minWidth: 0 });

export const title = screenStyle({ lineHeight: 1.5 });

export const value = screenStyle({
  display: 'inline-block',
  fontSize: size.h3,
  fontStyle: 'normal',
  fontWeight: 480,
  letterSpacing: '-0.014em',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});

export const link = screenStyle({
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  ':hover': { textDecorationLine: 'underline' },
});

export const directions = screenStyle({
  display: 'inline-block',
  '@media': { print: { display: 'none' } },
  paddingBlock: 6,
  textDecorationLine: 'underline',
  textDecorationColor: color.lineStrong,
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  ':hover': { textDecorationColor: 'currentColor' },
});
