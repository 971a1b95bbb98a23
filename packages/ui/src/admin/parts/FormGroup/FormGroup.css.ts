import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
} as const;

export const group = screenStyle({
  ...fields,
  paddingBlock: '20px 28px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const folding = screenStyle({ ...fields, paddingTop: vars.space.s2 });

export const heading = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  margin: 0,
  fontSize: vars.size.text,
  fontWeight: 600,
});

export const number = screenStyle({
  color: vars.color.textQuiet,
  fontSize: vars.size.note,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});
