import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';
import { ownHeight } from '../parts/PreviewPane/PreviewPane.css.ts';

const { color, size, space } = vars;

export const screen = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  maxWidth: 960,
  padding: `${space.s4} ${vars.layout.gutter} ${space.s6}`,
});

export const progress = screenStyle({ display: 'grid', gap: space.s2 });

export const bar = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const part = screenStyle({ height: 4, borderRadius: 2, background: color.line });
export const passed = screenStyle({ background: color.strong });

export const count = screenStyle({ margin: 0, color: color.textQuiet, fontSize: size.small });

export const title = screenStyle({ margin: 0, fontSize: '1.375rem', fontWeight: 600, outline: 'none' });

export const lede = screenStyle({ margin: 0, maxWidth: '62ch', color: color.textSoft, textWrap: 'pretty' });

export const form = screenStyle({ display: 'grid', gap: space.s4 });

export const fields = screenStyle({ display: 'grid', gap: space.s3, maxWidth: 560 });

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  '@media': { [panelMedia.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space.s2,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = screenStyle({ padding: 0, marginBlockEnd: space.s2, fontWeight: 600 });

export const choice = screenStyle({
  display: 'grid',
  gap: space.s2,
  padding: space.s3,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  cursor: 'pointer',
});

export const choiceTop = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s2 });

export const swatches = screenStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });

export const swatch = screenStyle({ display: 'block', width: '100%', height: 28 });

export const preview = screenStyle({
  height: 620,
  // Filled by a page of the site.
  vars: { [ownHeight]: '100%' },
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  '@media': { [panelMedia.phone]: { height: 600 } },
});

export const file = screenStyle({ display: 'grid', justifyItems: 'start', gap: space.s2 });

/** What is shown here as in the gallery is already inside of the gutters. */
export const uploads = screenStyle({ vars: { [vars.layout.gutter]: '0px' } });

export const templates = screenStyle({ display: 'grid', margin: 0, padding: 0, border: 0 });

export const template = screenStyle({
  display: 'grid',
  gap: 2,
  padding: `${space.s2} 0`,
  borderBottom: `1px solid ${color.line}`,
});

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
