import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

/** The picture with its focal point, and the previews next to it; stacked if there is no room. */
export const editor = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space.s4,
  '@media': { [panelMedia.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const points = screenStyle({ display: 'grid', alignContent: 'start', gap: space.s3 });

export const own = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  color: color.textSoft,
  fontSize: vars.size.small,
});
