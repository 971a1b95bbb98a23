import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { footHeight } from '../../../elements/SaveBar/SaveBar.css.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, layout, space } = vars;

const { turns, low, lowest } = panelMedia;

/** The offset of the form's sticky parts, below other sticky elements. */
export const stickyTop = createVar();

export const form = screenStyle({
  vars: { [stickyTop]: layout.header },
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const underTabs = screenStyle({ vars: { [stickyTop]: `calc(${layout.header} + 45px)` } });

// Scroll margins that keep the focused control and its caret clear of sticky parts (WCAG 2.4.11).
const clear = (tabs: string) => `calc(${layout.header} + ${tabs} + 16px) calc(${footHeight} + ${space.s5})`;
const pageOf = (shown: string, tabs: string, tabsAndSwitcher: string) =>
  globalStyle(`html:has(${shown})`, {
    '@layer': {
      [screens]: {
        scrollPaddingBlock: clear(tabs),
        '@media': {
          [turns]: { scrollPaddingBlock: clear(tabsAndSwitcher) },
          [low]: { scrollPaddingBlock: `16px calc(${footHeight} + 16px)` },
          [lowest]: { scrollPaddingBlock: '16px' },
        },
      },
    },
  });
pageOf(form, '0px', '60px');
pageOf(underTabs, '45px', '105px');

export const switcher = screenStyle({
  display: 'none',
  '@media': {
    [turns]: {
      position: 'sticky',
      top: stickyTop,
      zIndex: 19,
      display: 'flex',
      padding: `${space.s2} ${layout.gutter}`,
      borderBottom: `1px solid ${color.line}`,
      background: color.paper,
    },
    [low]: { position: 'static' },
  },
});

export const halves = screenStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
  alignItems: 'stretch',
  '@media': {
    [`(min-width: 961px) and ${panelMedia.narrow}`]: { gridTemplateColumns: 'minmax(0, 1fr) 404px' },
    [turns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** A form whose fields need as much room as the preview. */
export const even = screenStyle({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    '(min-width: 961px) and (max-width: 1300px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    [turns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** A form without a preview. */
export const whole = screenStyle({
  ...oneColumn,
  '@media': {
    [`(min-width: 961px) and ${panelMedia.narrow}`]: oneColumn,
    '(min-width: 961px) and (max-width: 1300px)': oneColumn,
  },
});

export const fields = screenStyle({
  minWidth: 0,
  padding: `0 ${layout.gutter} 48px`,
  '@media': { [turns]: { selectors: { '[data-view="preview"] > &': { display: 'none' } } } },
});

export const column = screenStyle({ maxWidth: 680, marginInline: 'auto' });

export const preview = screenStyle({
  minWidth: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.soft,
  '@media': { [turns]: { border: 0, selectors: { '[data-view="edit"] > &': { display: 'none' } } } },
});
