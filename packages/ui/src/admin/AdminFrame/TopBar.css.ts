import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { besideSidebar, panelMedia, slimBesideSidebar } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const bar = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  height: vars.layout.header,
  paddingInline: `${vars.layout.gutter} ${space.s4}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': {
    [panelMedia.phone]: { gap: 2, paddingInline: 6 },
    '(max-height: 480px)': { position: 'static' },
  },
});

export const heading = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '1 1 auto',
  minWidth: 0,
});

/** The page's label and subject: side by side, or stacked if there is little room. */
export const names = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s2,
  minWidth: 0,
  '@media': { [panelMedia.narrow]: { display: 'grid', gap: 0 } },
});

export const subject = screenStyle({
  maxWidth: '40ch',
  overflow: 'hidden',
  color: color.textQuiet,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [panelMedia.narrow]: { fontSize: vars.size.note, lineHeight: 1.2 } },
});

export const title = screenStyle({
  margin: 0,
  overflow: 'hidden',
  fontSize: vars.size.h3,
  lineHeight: 1.5,
  fontWeight: 600,
  letterSpacing: '-0.012em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const back = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  marginInlineStart: -6,
  padding: '0 6px 0 2px',
  borderRadius: vars.radius.inner,
  color: color.textQuiet,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': {
    [panelMedia.phone]: { justifyContent: 'center', width: 44, height: 44, margin: 0, padding: 0 },
  },
});

export const backWord = screenStyle({
  '@media': {
    [panelMedia.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const separator = screenStyle({
  color: color.textQuiet,
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const onPhone = screenStyle({
  display: 'none',
  '@media': { [panelMedia.phone]: { display: 'flex' } },
});

/** Beside a widened sidebar there may be as little room as on a phone. */
export const tight = screenStyle({
  display: 'none',
  '@media': {
    [panelMedia.small]: { selectors: { [besideSidebar]: { display: 'flex' } } },
    [panelMedia.phone]: { display: 'flex' },
  },
});

export const roomy = screenStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s2,
  '@media': {
    [panelMedia.small]: { selectors: { [besideSidebar]: { display: 'none' } } },
    [panelMedia.phone]: { display: 'none' },
  },
});

export const user = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  paddingInline: 8,
  fontWeight: 500,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const userButton = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const name = screenStyle({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const nameButton = screenStyle({
  height: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.hover } },
});

const commandIconOnly = {
  flex: 'none',
  justifyContent: 'center',
  width: vars.control.height,
  minWidth: vars.control.height,
  padding: 0,
} as const;

/** Looks like a field and opens the command menu; it shrinks before the page's title does. */
export const command = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  flex: '0 99 260px',
  minWidth: 44,
  overflow: 'hidden',
  height: vars.control.height,
  padding: '0 6px 0 10px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.textQuiet,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': {
    [slimBesideSidebar]: { selectors: { [besideSidebar]: commandIconOnly } },
    [panelMedia.slim]: commandIconOnly,
    [panelMedia.phone]: { width: 44, height: 44, border: 0, background: 'none' },
  },
});

export const commandIcon = screenStyle({ flex: 'none', width: 16, height: 16 });

const unseen = { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } as const;

/** Visually hidden if there is no room for it. */
export const slimWord = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [slimBesideSidebar]: { selectors: { [besideSidebar]: unseen } },
    [panelMedia.slim]: unseen,
  },
});

export const commandKeys = screenStyle({
  marginInlineStart: 'auto',
  paddingInline: 4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.inner,
  fontFamily: 'inherit',
  fontSize: vars.size.note,
  '@media': { [panelMedia.narrow]: { display: 'none' } },
});
