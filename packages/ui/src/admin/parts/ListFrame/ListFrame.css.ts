import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

/** The bar of selected rows takes the toolbar's place; on a phone it docks below, and the last rows keep clear of it. */
export const list = screenStyle({
  outline: 'none',
  '@media': { [panelMedia.phone]: { selectors: { '&[data-selecting]': { paddingBottom: 76 } } } },
});

export const toolbar = screenStyle({
  display: 'contents',
  '@media': {
    [panelMedia.beyondPhone]: { selectors: { [`${list}[data-selecting] > &`]: { display: 'none' } } },
  },
});

export const foot = screenStyle({
  margin: 0,
  padding: `${space.s3} ${vars.layout.gutter} ${space.s5}`,
  color: color.textQuiet,
  fontSize: vars.size.small,
});

/** A phone has no dots to drag; there the row's menu moves it. */
export const howToOrder = screenStyle({ '@media': { [panelMedia.phone]: { display: 'none' } } });
