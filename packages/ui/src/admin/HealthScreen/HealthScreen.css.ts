import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size, space } = vars;

export const screen = screenStyle({
  display: 'grid',
  gap: space.s4,
  maxWidth: 880,
  padding: `${space.s4} ${vars.layout.gutter} ${space.s6}`,
});

export const intro = screenStyle({ margin: 0, color: color.textSoft });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const check = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: `${space.s4} 0`,
  borderBottom: `1px solid ${color.line}`,
});

const drawn = (ink: string) => screenStyle({ color: ink, marginBlockStart: 2 });

export const icons = {
  bad: drawn(color.error.text),
  warn: drawn(color.warning.text),
  neutral: drawn(color.textQuiet),
  good: drawn(color.success.text),
} as const;

export const body = screenStyle({ display: 'grid', justifyItems: 'start', gap: space.s1, minWidth: 0 });

export const title = screenStyle({ margin: 0, fontSize: size.text, fontWeight: 600 });

export const words = screenStyle({ margin: 0, maxWidth: '68ch', color: color.textSoft, textWrap: 'pretty' });

export const points = screenStyle({
  display: 'grid',
  gap: 2,
  width: '100%',
  margin: 0,
  paddingBlock: space.s1,
  paddingInline: 0,
  listStyle: 'none',
});

export const point = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 28,
  overflowWrap: 'anywhere',
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: color.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const detail = screenStyle({ minWidth: 0, color: color.textQuiet, fontSize: size.small });

export const ask = screenStyle({ marginBlockStart: space.s2 });

export const more = screenStyle({ margin: 0, color: color.textQuiet, fontSize: size.small });
