import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const heading = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  margin: '0 0 4px',
  fontWeight: 600,
});

export const more = screenStyle({
  marginInlineStart: 'auto',
  color: color.textQuiet,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text } },
});

/** Precedes an unread message. */
export const unread = screenStyle({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  selectors: { '&[data-unread]': { background: color.info.base } },
});

export const lines = screenStyle({
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.lineStrong}`,
  listStyle: 'none',
});

export const line = screenStyle({ borderBottom: `1px solid ${color.line}` });

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 55,
  marginInline: -8,
  paddingInline: 8,
  borderRadius: vars.radius.inner,
  color: color.text,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: color.hover } },
});

export const tight = screenStyle({
  minHeight: 39,
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

export const words = screenStyle({ display: 'grid', flex: 1, minWidth: 0 });

export const title = screenStyle({
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const kind = screenStyle({
  overflow: 'hidden',
  color: color.textQuiet,
  fontSize: vars.size.note,
  lineHeight: '16px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const when = screenStyle({
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const icon = screenStyle({ width: 16, height: 16, color: color.textSoft, strokeWidth: 1.75 });

export const go = screenStyle({
  width: 16,
  height: 16,
  color: color.lineControl,
  selectors: { [`${row}:hover &`]: { color: color.text } },
});

export const none = screenStyle({
  margin: 0,
  padding: '16px 0',
  borderTop: `1px solid ${color.lineStrong}`,
  color: color.textQuiet,
});

export const failure = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${color.lineStrong}`,
});

export const failureWords = screenStyle({ margin: 0, color: color.error.text });
