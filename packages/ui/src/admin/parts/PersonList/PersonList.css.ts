import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 60,
  padding: `8px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = screenStyle({ display: 'grid', gap: 2, minWidth: 0 });

export const title = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const badge = screenStyle({
  padding: '1px 6px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.textSoft,
  fontSize: vars.size.note,
  fontWeight: 400,
});

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: color.textSoft,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
});
