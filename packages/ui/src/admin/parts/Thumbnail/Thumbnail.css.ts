import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const frame = {
  flex: 'none',
  width: 52,
  height: 36,
  borderRadius: vars.radius.inner,
  background: vars.color.hover,
  '@media': { [panelMedia.phone]: { height: 44 } },
} as const;

export const picture = screenStyle({ ...frame, display: 'block', objectFit: 'cover' });

export const none = screenStyle({
  ...frame,
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${vars.color.lineControl}`,
  color: vars.color.textQuiet,
});
