import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const mark = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
});

export const sign = screenStyle({ flex: 'none', width: 24, height: 24 });

export const words = screenStyle({ display: 'grid', minWidth: 0 });

export const product = screenStyle({
  fontSize: '0.9375rem',
  lineHeight: '18px',
  fontWeight: 600,
  letterSpacing: '-0.012em',
});

export const company = screenStyle({
  overflow: 'hidden',
  color: vars.color.textQuiet,
  fontSize: vars.size.note,
  lineHeight: '16px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
