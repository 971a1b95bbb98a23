import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, space } = vars;

export const body = screenStyle({ display: 'grid', gap: space.s7, paddingBottom: layout.section });

export const form = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  maxWidth: 760,
});

export const field = screenStyle({ flex: '1 1 240px', minWidth: 0 });

export const blank = screenStyle({ display: 'grid', gap: space.s4 });

export const summary = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 16,
  color: color.textSoft,
});

export const group = screenStyle({ display: 'grid', gap: space.s4 });

export const beginnings = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
});

export const more = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});

export const hint = screenStyle({ marginTop: space.s2, color: color.textSoft });
