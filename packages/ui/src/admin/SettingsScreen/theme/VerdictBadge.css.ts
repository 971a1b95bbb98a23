import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color } = vars;

/** The two colours of the sample. */
export const ground = createVar();
export const ink = createVar();

export const verdict = screenStyle({
  display: 'grid',
  gridTemplateColumns: '32px 1fr auto',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [panelMedia.phone]: { gridTemplateColumns: '44px auto auto', justifyContent: 'start', gap: 12 },
  },
});

export const sample = screenStyle({
  display: 'grid',
  placeItems: 'center',
  height: 28,
  borderRadius: vars.radius.inner,
  background: ground,
  color: ink,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${color.text} 20%, transparent)`,
  fontWeight: 600,
  selectors: { '&[data-lines="true"]': { border: `2px solid ${ink}`, boxShadow: 'none' } },
});

export const badge = screenStyle({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  paddingInline: 6,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.inner,
  background: color.paper,
  color: color.textSoft,
  fontSize: vars.size.note,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="good"]': {
      borderColor: color.success.line,
      background: color.success.soft,
      color: color.success.text,
    },
    '&[data-tone="wrong"]': {
      borderColor: color.warning.line,
      background: color.warning.soft,
      color: color.warning.text,
    },
  },
});

export const mark = screenStyle({ flex: 'none' });

export const ratio = screenStyle({
  color: color.textSoft,
  fontSize: vars.size.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
