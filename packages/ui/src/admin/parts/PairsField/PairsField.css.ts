import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const field = screenStyle({ display: 'grid', gap: space.s3 });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'start',
  gap: space.s2,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: '1fr' } },
});

/** Aligns a button with an input that has its label above. */
export const beside = screenStyle({
  paddingTop: '1.9em',
  '@media': { [panelMedia.phone]: { paddingTop: 0 } },
});

export const pairs = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s2,
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 0, paddingBlockEnd: space.s2 },
  },
});

export const key = screenStyle({ color: color.textQuiet });

/** On a phone it has the whole width below the name and its buttons. */
export const value = screenStyle({ '@media': { [panelMedia.phone]: { gridArea: '2 / 1 / auto / -1' } } });

export const buttons = screenStyle({ display: 'flex' });

export const note = screenStyle({ margin: 0, color: color.textQuiet, fontSize: vars.size.small });
