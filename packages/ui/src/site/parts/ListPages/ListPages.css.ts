import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;
const phone = '(max-width: 719.98px)';

export const pages = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s5}`,
  marginTop: 'clamp(40px, 5vw, 72px)',
  paddingTop: space.s5,
  borderTop: `1px solid ${color.lineStrong}`,
  fontVariantNumeric: 'tabular-nums',
});

export const step = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: 44,
  color: color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

/** The arrow points back. */
export const turned = screenStyle({ display: 'inline-flex', transform: 'scaleX(-1)' });

export const numbers = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  // On phones, the numbers have their own row below the two links.
  '@media': { [phone]: { order: 1, flexBasis: '100%', justifyContent: 'center' } },
});

export const number = screenStyle({ display: 'flex', alignItems: 'center' });

const place = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  color: color.text,
  textDecoration: 'none',
} as const;

export const link = screenStyle({
  ...place,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.35em' },
});

export const current = screenStyle({ ...place, borderBottom: `2px solid ${color.text}`, fontWeight: 600 });
