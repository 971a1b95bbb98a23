import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const lede = screenStyle({ display: 'grid', gap: space.s1, paddingTop: 20 });

export const heading = screenStyle({ margin: 0, fontSize: vars.size.h3, fontWeight: 600 });

export const quiet = screenStyle({ margin: 0, maxWidth: '62ch', color: color.textQuiet, textWrap: 'pretty' });

export const labelled = screenStyle({ display: 'grid', gap: 6, justifyItems: 'start' });

/** Content that fills the width under its visible label; for screen readers, its group is labelled. */
export const filled = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const label = screenStyle({ fontWeight: 500 });

/** A picture's description next to its edit button; stacked if there is no room. */
export const words = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
});

/** Actions on the whole site, stacked. */
export const siteFile = screenStyle({ display: 'grid', gap: space.s2, justifyItems: 'start' });

export const wide = screenStyle({ width: '100%' });

/** Important notes above the first group. */
export const notice = screenStyle({ paddingTop: 20 });

/** A paragraph of such a notice, in the notice's own colour. */
export const noticed = screenStyle({ margin: 0, fontSize: vars.size.small });
