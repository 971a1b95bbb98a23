import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { besideSidebar, panelMedia } from '../../../theme/panelMedia.ts';

const { color } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = screenStyle({
  background: color.paper,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover, &:has([aria-expanded="true"])': { background: color.hover },
    '&[data-selected]': { background: color.selected, boxShadow: `inset 2px 0 ${color.text}` },
    '&[data-lifted]': {
      position: 'relative',
      zIndex: 5,
      background: color.float,
      boxShadow: vars.shadow.float,
    },
  },
  '@media': {
    [panelMedia.phone]: {
      display: 'grid',
      gridTemplateColumns: '44px 52px minmax(0, 1fr) 40px 44px',
      columnGap: 6,
      alignItems: 'center',
      minHeight: 64,
      padding: '6px 4px 6px 2px',
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

export const handles = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [panelMedia.phone]: { justifyContent: 'center' } },
});

export const grip = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.lineControl,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: color.pressed, color: color.text },
    '&:active': { cursor: 'grabbing' },
    '&:disabled': { visibility: 'hidden' },
  },
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const words = screenStyle({ display: 'grid', minWidth: 0 });

export const title = screenStyle({
  ...cut,
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: color.lineControl,
      textUnderlineOffset: 3,
    },
  },
  '@media': {
    [panelMedia.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      paddingBlock: 2,
    },
  },
});

export const subtitle = screenStyle({
  ...cut,
  color: color.textQuiet,
  fontSize: vars.size.note,
  lineHeight: '16px',
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const detail = screenStyle({
  ...cut,
  display: 'block',
  color: color.textQuiet,
  fontSize: vars.size.small,
});

export const phoneDetail = screenStyle({
  ...cut,
  display: 'none',
  color: color.textQuiet,
  fontSize: vars.size.small,
  '@media': {
    [panelMedia.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
    [panelMedia.small]: { selectors: { [besideSidebar]: { display: 'block' } } },
  },
});

/** Only where the column of the state shows no word. */
export const inactive = screenStyle({
  color: color.text,
  '@media': { [panelMedia.beyondPhone]: { display: 'none' } },
});
