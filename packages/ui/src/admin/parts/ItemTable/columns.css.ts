import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { besideSidebar, panelMedia, slimBesideSidebar } from '../../../theme/panelMedia.ts';
import { toolbarHeight } from '../ListToolbar/ListToolbar.css.ts';

const { color, layout } = vars;
const middling = '(max-width: 1180px) and (min-width: 761px)';

/** First the rules shared by all cells, then each column's overrides: the order of the rules matters. */
export const cell = screenStyle({
  height: 52,
  padding: '0 12px',
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'middle',
  '@media': { [panelMedia.phone]: { display: 'block', height: 'auto', border: 0 } },
});

export const head = screenStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.layout.header} + ${toolbarHeight})`,
  zIndex: 15,
  height: 34,
  padding: '0 12px',
  background: color.paper,
  boxShadow: `inset 0 -1px ${color.lineStrong}, inset 0 1px ${color.line}`,
  color: color.textQuiet,
  fontSize: vars.size.note,
  fontWeight: 500,
  letterSpacing: 0,
  textAlign: 'start',
  '@media': { '(max-height: 480px)': { position: 'static' } },
});

/**
 * The widths and gutters of the columns, shared by header and rows. On a phone each row is a grid, and they do not
 * apply.
 */
export const pick = screenStyle({
  width: `calc(52px + ${layout.gutter})`,
  paddingInline: `calc(${layout.gutter} - 8px) 4px`,
  '@media': { [panelMedia.phone]: { width: 'auto', padding: 0 } },
});

export const thumb = screenStyle({
  width: 68,
  paddingInline: 4,
  '@media': { [panelMedia.phone]: { width: 'auto', padding: 0 } },
});

export const title = screenStyle({
  paddingInline: '8px 12px',
  '@media': {
    [panelMedia.small]: { selectors: { [besideSidebar]: { paddingBlock: 6 } } },
    [panelMedia.phone]: { minWidth: 0, padding: '0 0 0 4px' },
  },
});

export const detail = screenStyle({
  width: '24%',
  '@media': {
    [middling]: { width: '19%' },
    // The column that identifies an item, such as its e-mail address, is kept longer than the date of change.
    [panelMedia.small]: { width: '26%', selectors: { [besideSidebar]: { display: 'none' } } },
    [panelMedia.phone]: { display: 'none' },
  },
});

export const state = screenStyle({
  width: 136,
  '@media': { [panelMedia.phone]: { width: 'auto', padding: 0 } },
});

export const date = screenStyle({
  width: 136,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [middling]: { width: 126 },
    [slimBesideSidebar]: { selectors: { [besideSidebar]: { display: 'none' } } },
    [panelMedia.slim]: { display: 'none' },
  },
});

export const menu = screenStyle({
  width: 64,
  paddingInline: `4px calc(${layout.gutter} - 8px)`,
  textAlign: 'end',
  '@media': { [panelMedia.phone]: { width: 'auto', padding: 0 } },
});
