import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size, space } = vars;

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `0 ${space.s4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s2, minHeight: 40 });

export const next = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s2}`,
  margin: 0,
});

export const link = screenStyle({
  minHeight: 28,
  color: color.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const finished = screenStyle({ color: color.textQuiet });

export const icons = {
  done: screenStyle({ flex: '0 0 auto', color: color.success.text }),
  open: screenStyle({ flex: '0 0 auto', color: color.textQuiet }),
} as const;

export const top = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockEnd: space.s2,
});

export const heading = screenStyle({ margin: 0, fontSize: size.text, fontWeight: 600 });

export const count = screenStyle({ margin: 0, color: color.textQuiet, fontSize: size.small });

export const box = screenStyle({
  paddingBlockEnd: space.s2,
  borderBottom: `1px solid ${color.line}`,
});
