import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const footer = screenStyle({
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const band = screenStyle({ height: 'clamp(120px, 20.8vw, 400px)' });

export const body = screenStyle({ paddingTop: 'clamp(48px, 4.2vw, 80px)' });

export const columns = screenStyle({ rowGap: space.s7 });

export const about = screenStyle({
  gridColumn: '1 / -1',
  maxWidth: '36ch',
  textWrap: 'pretty',
  '@media': { [from.desktop]: { gridColumn: '1 / 5' } },
});

/** Words of the company's own may be longer than a column. */
const ownWords = { overflowWrap: 'anywhere' } as const;

const column = (
  tablet: string,
  desktop: string,
  padded: boolean,
  phone: string,
  more: Partial<typeof ownWords> = {},
) =>
  screenStyle({
    ...more,
    gridColumn: phone,
    minWidth: 0,
    '@media': {
      [from.tablet]: { gridColumn: tablet },
      [from.desktop]: { gridColumn: desktop, paddingLeft: padded ? layout.gap : 0 },
    },
  });

export const quick = column('1 / 5', '5 / 8', true, '1 / 7');
export const services = column('5 / 9', '8 / 10', true, '7 / -1', ownWords);
export const contact = column('9 / -1', '10 / -1', false, '1 / -1', ownWords);

export const heading = screenStyle({ marginBottom: space.s4, color: color.onInkSoft });

/** Two columns on wide viewports, to keep the footer short. */
export const quickLinks = screenStyle({
  '@media': { [from.desktop]: { columns: 2, columnGap: layout.gap } },
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  paddingBlock: 4,
  '@media': { [from.desktop]: { minHeight: 32 } },
  lineHeight: 1.3,
  textUnderlineOffset: 5,
  ':hover': { color: color.white, textDecoration: 'underline', textDecorationThickness: 1 },
});

export const nested = screenStyle({ ...ownWords, paddingLeft: 16, borderLeft: `1px solid ${color.inkLine}` });

export const address = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
});

export const lines = screenStyle({ marginBottom: 4, whiteSpace: 'pre-line' });

export const sign = screenStyle({ marginTop: 'clamp(40px, 3.4vw, 64px)' });

export const base = screenStyle({
  ...ownWords,
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
