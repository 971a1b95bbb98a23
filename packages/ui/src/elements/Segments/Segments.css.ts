import { vars } from '../../theme/contract.css.ts';
import { chosenInForcedColors, forcedColors } from '../../theme/forcedColors.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const frame = elementStyle({
  boxSizing: 'border-box',
  display: 'inline-flex',
  gap: 2,
  height: vars.control.height,
  margin: 0,
  padding: 3,
  border: 0,
  borderRadius: vars.radius.control,
  background: color.field,
  boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
  '@media': {
    [panelMedia.touch]: { padding: 0 },
    [panelMedia.phone]: { flexWrap: 'wrap', width: '100%', height: 'auto' },
  },
});

export const segment = elementStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 28,
  paddingInline: 10,
  borderRadius: 2,
  color: color.textSoft,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: color.black.base, color: color.black.on },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [panelMedia.touch]: { borderRadius: vars.radius.control, minWidth: 44 },
    [panelMedia.phone]: { flex: '1 0 auto', minHeight: vars.control.height, paddingInline: 8 },
    [forcedColors]: { selectors: { '&:has(:checked)': chosenInForcedColors } },
  },
});

export const input = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const tally = elementStyle({
  fontSize: vars.size.note,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.82,
});
