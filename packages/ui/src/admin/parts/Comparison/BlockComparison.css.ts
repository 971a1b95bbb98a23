import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, radius, size } = vars;

export const table = screenStyle({
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '@media': { [panelMedia.phone]: { display: 'block' } },
});

/** When the sides are stacked, each cell is labelled with its side. */
export const head = screenStyle({
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

export const body = screenStyle({ '@media': { [panelMedia.phone]: { display: 'block' } } });

export const row = screenStyle({
  '@media': { [panelMedia.phone]: { display: 'block', borderTop: `1px solid ${color.line}` } },
});

export const sideName = screenStyle({
  padding: '10px 14px 4px',
  color: color.textQuiet,
  fontSize: size.note,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});

export const cell = screenStyle({
  padding: '6px 14px 8px',
  verticalAlign: 'top',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    [`${row}[data-same] &`]: { color: color.textSoft },
  },
  '@media': {
    [panelMedia.phone]: {
      display: 'block',
      selectors: {
        '& + &': { borderInlineStart: 0 },
        '&:empty': { display: 'none' },
        '&::before': {
          content: 'attr(data-side)',
          display: 'block',
          color: color.textQuiet,
          fontSize: size.note,
        },
        // What is equal on both sides is shown only once.
        [`${row}[data-same] & + &`]: { display: 'none' },
        [`${row}[data-same] &::before`]: { display: 'none' },
      },
    },
  },
});

export const same = screenStyle({
  padding: '8px 14px',
  background: color.soft,
  color: color.textQuiet,
  fontSize: size.note,
  '@media': { [panelMedia.phone]: { display: 'block' } },
});

export const block = screenStyle({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  selectors: {
    '&[data-kind="heading"]': { fontWeight: 600 },
    '&[data-kind="quote"]': { paddingInlineStart: 10, borderInlineStart: `2px solid ${color.lineStrong}` },
    '&[data-kind="code"]': { fontFamily: 'monospace' },
  },
});

export const kind = screenStyle({ color: color.textQuiet, fontSize: size.note, fontWeight: 400 });

export const picture = screenStyle({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 120,
  width: 'auto',
  borderRadius: radius.inner,
  background: color.hover,
});

export const looks = screenStyle({ display: 'block', color: color.textQuiet, fontSize: size.note });
