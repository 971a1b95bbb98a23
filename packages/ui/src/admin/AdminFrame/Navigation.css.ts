import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';
import { railLimit } from './AdminFrame.css.ts';

const { color } = vars;

/** The sidebar is the container: labels disappear in a rail. */
const inRail = `(max-width: ${railLimit}px)`;

export const navigation = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  paddingInline: 12,
  paddingBottom: 12,
});

export const brand = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: vars.layout.header,
  paddingInline: 8,
  overflow: 'hidden',
  color: color.text,
  textDecoration: 'none',
});

export const list = screenStyle({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
});

/** A hairline above every group but the first, as long as the entries' words. */
export const rule = screenStyle({
  selectors: {
    '& + &::before': {
      content: '',
      height: 1,
      margin: '0 10px 7px',
      background: color.line,
    },
  },
});

export const entry = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 34,
  paddingInline: 10,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textSoft,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.pressed, color: color.text },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: 0,
      width: 2,
      background: color.text,
    },
  },
  '@media': { [panelMedia.touch]: { height: 44 } },
  '@container': { [inRail]: { justifyContent: 'center', paddingInline: 0 } },
});

export const icon = screenStyle({ flex: 'none', width: 16, height: 16, strokeWidth: 1.75 });

/** Visually hidden in a rail, so that the link keeps its accessible name. */
export const word = screenStyle({
  '@container': {
    [inRail]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The unread count; in a rail it sits on the entry's corner. */
export const tally = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  marginInlineStart: 'auto',
  paddingInline: 5,
  borderRadius: 10,
  background: color.text,
  color: color.paper,
  fontSize: vars.size.note,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [inRail]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      minWidth: 16,
      height: 16,
      paddingInline: 3,
    },
  },
});

export const onlyWide = screenStyle({ '@container': { [inRail]: { display: 'none' } } });

export const onlyRail = screenStyle({
  display: 'none',
  '@container': { [inRail]: { display: 'block' } },
});

export const foot = screenStyle({ marginTop: 'auto', paddingTop: 12 });
