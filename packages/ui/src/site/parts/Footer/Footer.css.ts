import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const footer = screenStyle({
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const band = screenStyle({ height: 'clamp(120px, 20.8vw, 400px)' });

export const body = screenStyle({ paddingTop: 'clamp(56px, 7vw, 104px)' });

export const columns = screenStyle({ rowGap: space.s7 });

export const about = screenStyle({
  gridColumn: '1 / -1',
  maxWidth: '36ch',
  textWrap: 'pretty',
  '@media': { [from.desktop]: { gridColumn: '1 / 5' } },
});

const column = (tablet: string, desktop: string, padded: boolean, phone: string) =>
  screenStyle({
    gridColumn: phone,
    minWidth: 0,
    '@media': {
      [from.tablet]: { gridColumn: tablet },
      [from.desktop]: { gridColumn: desktop, paddingLeft: padded ? layout.gap : 0 },
    },
  });

export const quick = column('1 / 5', '5 / 7', true, '1 / 7');
export const services = column('5 / 9', '7 / 10', true, '7 / -1');
export const contact = column('9 / -1', '10 / -1', false, '1 / -1');

export const heading = screenStyle({ marginBottom: space.s4, color: color.onInkSoft });

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  paddingBlock: 6,
  lineHeight: 1.3,
  textUnderlineOffset: 5,
  ':hover': { color: color.white, textDecoration: 'underline', textDecorationThickness: 1 },
});

export const nested = screenStyle({ paddingLeft: 16, borderLeft: `1px solid ${color.inkLine}` });

export const address = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  overflowWrap: 'anywhere',
});

export const lines = screenStyle({ marginBottom: 4, whiteSpace: 'pre-line' });

export const sign = screenStyle({ marginTop: 'clamp(56px, 8vw, 120px)' });

export const base = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  marginTop: 'clamp(28px, 3.4vw, 56px)',
  paddingBlock: space.s5,
  borderTop: `1px solid ${color.inkLine}`,
  color: color.onInkSoft,
  fontSize: '0.9375rem',
});

export const social = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  color: color.onInk,
});
