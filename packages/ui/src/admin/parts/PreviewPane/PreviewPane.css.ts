import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';
import { stickyTop } from '../EditorLayout/EditorLayout.css.ts';

const { color, space } = vars;
const gridInk = `color-mix(in oklab, ${color.text} 6%, transparent)`;
const barHeight = 60;
const switchHeight = 61;

/** The height of the preview if it is not next to a form. */
export const ownHeight = createVar();

export const pane = screenStyle({
  position: 'sticky',
  top: stickyTop,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: fallbackVar(ownHeight, `calc(100dvh - ${stickyTop} - ${barHeight}px)`),
  background: [
    `linear-gradient(${gridInk} 1px, transparent 1px) 0 -1px / 24px 24px`,
    `linear-gradient(90deg, ${gridInk} 1px, transparent 1px) -1px 0 / 24px 24px`,
    color.soft,
  ].join(', '),
  '@media': {
    '(max-width: 960px)': {
      top: `calc(${stickyTop} + ${switchHeight}px)`,
      height: fallbackVar(ownHeight, `calc(100dvh - ${stickyTop} - ${switchHeight}px - ${barHeight + 8}px)`),
      minHeight: 320,
    },
    '(max-height: 480px)': { position: 'static', height: 480 },
  },
});

export const head = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: 52,
  paddingInline: space.s4,
  borderBottom: `1px solid ${color.line}`,
  background: color.soft,
});

export const title = screenStyle({
  margin: 0,
  fontSize: vars.size.text,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const note = screenStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textQuiet,
  fontSize: vars.size.small,
  '@media': { '(max-width: 960px)': { display: 'none' } },
});

export const devices = screenStyle({ flex: 'none', width: 'fit-content', marginInlineStart: 'auto' });

export const pages = screenStyle({
  flex: 'none',
  display: 'flex',
  justifyContent: 'safe center',
  padding: `${space.s3} ${space.s4} 0`,
  overflowX: 'auto',
});

export const body = screenStyle({
  flex: 1,
  display: 'flex',
  justifyContent: 'center',
  minHeight: 0,
  padding: space.s4,
  '@media': { [panelMedia.phone]: { padding: space.s3 } },
});

export const device = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.white,
  overflow: 'hidden',
  selectors: {
    '&[data-device="phone"]': {
      width: 'min(394px, 100%)',
      border: `2px solid ${color.lineControl}`,
      borderRadius: 10,
    },
  },
});

export const address = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 30,
  paddingInline: 10,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  color: color.textQuiet,
  fontSize: vars.size.note,
});

export const place = screenStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const hidden = screenStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  color: color.warning.text,
  fontWeight: 500,
});
