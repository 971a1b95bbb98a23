import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const pane = elementStyle({
  boxSizing: 'border-box',
  zIndex: 60,
  minWidth: 204,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  padding: 4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.float,
  boxShadow: vars.shadow.float,
});

export const heading = elementStyle({
  padding: '6px 8px',
  color: color.textQuiet,
  fontSize: vars.size.small,
});

export const item = elementStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: vars.radius.inner,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.hover },
    '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[data-state="checked"]:not([role="menuitemradio"])': { background: color.pressed },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: color.error.text },
  },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

export const icon = elementStyle({
  display: 'grid',
  color: color.textQuiet,
  selectors: {
    '&:empty': { display: 'none' },
    [`${item}[data-tone="danger"] &`]: { color: 'inherit' },
    [`${item}[data-disabled] &`]: { color: 'inherit' },
  },
});

export const tick = elementStyle({ marginInlineStart: 'auto', display: 'grid' });

export const keys = elementStyle({
  marginInlineStart: 'auto',
  paddingInlineStart: 16,
  color: color.textQuiet,
  font: 'inherit',
  fontSize: vars.size.small,
  selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
  '@media': { [panelMedia.touch]: { display: 'none' } },
});

export const line = elementStyle({ height: 1, margin: '4px -4px', background: color.line });
