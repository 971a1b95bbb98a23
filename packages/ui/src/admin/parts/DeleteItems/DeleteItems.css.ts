import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const list = screenStyle({
  display: 'grid',
  maxHeight: 'min(320px, 40vh)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
});

export const item = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minWidth: 0,
  padding: 8,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const words = screenStyle({ display: 'grid', minWidth: 0 });

export const title = screenStyle({ ...cut, fontWeight: 500 });

export const note = screenStyle({ ...cut, color: color.textQuiet, fontSize: vars.size.small });
