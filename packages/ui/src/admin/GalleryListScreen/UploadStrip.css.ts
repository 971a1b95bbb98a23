import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, layout, space } = vars;

export const strip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 44,
  margin: `${space.s2} ${layout.gutter} ${space.s4}`,
  padding: `10px ${space.s4}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.soft,
  color: color.textQuiet,
  fontSize: vars.size.small,
  // Files cannot be dropped on a phone.
  '@media': { [panelMedia.phone]: { selectors: { '&:not([data-going])': { display: 'none' } } } },
});

export const sign = screenStyle({ flex: 'none', color: color.textSoft });

export const count = screenStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const bar = screenStyle({ display: 'grid', flex: 1, maxWidth: 320 });

export const hint = screenStyle({
  selectors: { [`${bar} ~ &`]: { marginInlineStart: 'auto' } },
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

/** Covers the lower part of a picture that is being uploaded. */
export const over = screenStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: 6,
  padding: '10px 12px',
  border: `1px solid ${color.line}`,
  background: color.float,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});

export const overWords = screenStyle({ display: 'flex', justifyContent: 'space-between', gap: 8 });
