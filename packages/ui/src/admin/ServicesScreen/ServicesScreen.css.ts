import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const list = screenStyle({ outline: 'none' });

/** The bar of selected rows takes the toolbar's place; on a phone it docks below and the toolbar stays. */
export const behindBulkBar = screenStyle({ '@media': { [panelMedia.beyondPhone]: { display: 'none' } } });

export const foot = screenStyle({
  display: 'block',
  padding: `${space.s3} ${vars.layout.gutter} ${space.s5}`,
  color: color.textQuiet,
  fontSize: vars.size.small,
});

export const doomed = screenStyle({
  display: 'grid',
  maxHeight: 'min(320px, 40vh)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
});

export const doomedItem = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minWidth: 0,
  padding: 8,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const doomedWords = screenStyle({ display: 'grid', minWidth: 0 });

export const doomedTitle = screenStyle({ ...cut, fontWeight: 500 });

export const doomedPath = screenStyle({ ...cut, color: color.textQuiet, fontSize: vars.size.small });
