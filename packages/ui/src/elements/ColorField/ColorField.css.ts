import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;
const edge = `inset 0 0 0 1px color-mix(in oklab, ${color.text} 35%, transparent)`;

/** The colour that is shown. */
export const shown = createVar();

export const row = elementStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 104px 188px',
  gap: space.s3,
  alignItems: 'center',
  minHeight: 60,
  paddingBlock: 6,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    '(min-width: 961px) and (max-width: 1300px)': {
      gridTemplateColumns: '40px minmax(0, 1fr) 92px 174px',
      gap: 10,
    },
    [panelMedia.phone]: {
      gridTemplateColumns: '44px minmax(0, 1fr) 104px',
      rowGap: space.s2,
      paddingBlock: space.s3,
    },
  },
});

export const swatch = elementStyle({
  position: 'relative',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  background: shown,
  boxShadow: edge,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  // The swatch changes every frame while a colour is being dragged.
  contain: 'strict',
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '@media': { [panelMedia.phone]: { width: 44, height: 44 } },
});

export const picker = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const who = elementStyle({ display: 'grid', minWidth: 0 });

export const name = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  fontWeight: 500,
});

export const key = elementStyle({
  color: color.textQuiet,
  fontFamily: 'inherit',
  fontSize: vars.size.note,
  fontWeight: 400,
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const hint = elementStyle({ color: color.textQuiet, fontSize: vars.size.note });

export const hex = elementStyle({
  height: vars.control.height,
  paddingInline: 10,
  fontSize: vars.control.text,
  fontVariantNumeric: 'tabular-nums',
  textTransform: 'uppercase',
});

export const verdict = elementStyle({
  minWidth: 0,
  '@media': { [panelMedia.phone]: { gridColumn: '1 / -1' } },
});

export const error = elementStyle({
  gridColumn: '2 / -1',
  '@media': { [panelMedia.phone]: { gridColumn: '1 / -1' } },
});
