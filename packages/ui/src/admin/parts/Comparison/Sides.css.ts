import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, radius, size } = vars;

export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  padding: '10px 14px 12px',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@media': {
    [panelMedia.phone]: {
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px solid ${color.line}` } },
    },
  },
});

export const sideName = screenStyle({ color: color.textQuiet, fontSize: size.note });

export const value = screenStyle({ margin: 0, minWidth: 0 });

export const text = screenStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const nothing = screenStyle({ color: color.textQuiet, fontStyle: 'italic' });

const mark = { padding: '1px 2px', borderRadius: 2, boxDecorationBreak: 'clone' } as const;

/** Struck through and underlined, so that colour is not the only cue. */
export const marks = styleVariants({
  del: {
    '@layer': {
      [screens]: {
        ...mark,
        background: color.error.soft,
        color: color.error.text,
        textDecoration: 'line-through',
      },
    },
  },
  ins: {
    '@layer': {
      [screens]: {
        ...mark,
        background: color.success.soft,
        color: color.success.text,
        textDecoration: 'underline',
        textDecorationThickness: 2,
        textUnderlineOffset: 3,
      },
    },
  },
});
