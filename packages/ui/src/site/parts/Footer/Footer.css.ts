import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const footer = screenStyle({
  overflow: 'hidden',
  // Words of the company's own may be longer than a column.
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const band = screenStyle({ height: 'clamp(120px, 20.8vw, 400px)' });

/** Its columns follow from its width in letters of the visitor's size: a long address should fit one line. */
export const body = screenStyle({ paddingTop: 'clamp(48px, 4.2vw, 80px)', containerType: 'inline-size' });

const threeColumns = '(min-width: 52rem)';
const fourColumns = '(min-width: 70rem)';

export const columns = screenStyle({ rowGap: space.s7 });

export const about = screenStyle({
  gridColumn: '1 / -1',
  maxWidth: '36ch',
  textWrap: 'pretty',
  '@container': { [fourColumns]: { gridColumn: '1 / 5' } },
});

const column = (two: string, three: string, four: string) =>
  screenStyle({
    gridColumn: two,
    '@container': { [threeColumns]: { gridColumn: three }, [fourColumns]: { gridColumn: four } },
  });

export const quick = column('1 / 7', '1 / 5', '5 / 8');
export const services = column('7 / -1', '5 / 9', '8 / 10');
export const contact = column('1 / -1', '9 / -1', '10 / -1');

export const heading = screenStyle({ marginBottom: space.s4, color: color.onInkSoft });

/** Two columns on wide viewports, to keep the footer short. */
export const quickLinks = screenStyle({
  '@container': { [fourColumns]: { columns: 2, columnGap: layout.gap } },
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  paddingBlock: 4,
  lineHeight: 1.3,
  textUnderlineOffset: 5,
  ':hover': { color: color.white, textDecoration: 'underline', textDecorationThickness: 1 },
});

export const nested = screenStyle({ paddingLeft: 16, borderLeft: `1px solid ${color.inkLine}` });

export const address = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
});

export const lines = screenStyle({ marginBottom: 4, whiteSpace: 'pre-line' });

export const sign = screenStyle({ marginTop: 'clamp(36px, 2.5vw, 60px)' });

export const base = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  marginTop: 'clamp(24px, 2vw, 40px)',
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.inkLine}`,
  color: color.onInkSoft,
  fontSize: '0.9375rem',
  // The dock is at the right edge, and the last line cannot be scrolled out from under it.
  '@media': { [below.desktop]: { paddingRight: 48 } },
});

export const social = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  color: color.onInk,
});
