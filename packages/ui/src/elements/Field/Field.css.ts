import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const field = style({
  '@layer': {
    [elements]: {
      display: 'grid',
      // A toolbar that scrolls within a field must not make the field wider.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 6,
      alignContent: 'start',
      minWidth: 0,
    },
  },
});

export const head = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.s2,
    },
  },
});

export const label = style({ '@layer': { [elements]: { fontWeight: 500 } } });

export const note = style({
  '@layer': { [elements]: { fontSize: vars.size.small, fontWeight: 400, color: vars.color.textQuiet } },
});

export const counter = style({
  '@layer': {
    [elements]: {
      fontSize: vars.size.note,
      color: vars.color.textQuiet,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

export const hint = style({
  '@layer': {
    [elements]: { margin: 0, fontSize: vars.size.small, color: vars.color.textQuiet, textWrap: 'pretty' },
  },
});

export const error = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      gap: 6,
      margin: 0,
      fontSize: vars.size.small,
      fontWeight: 500,
      color: vars.color.error.text,
    },
  },
});

export const errorIcon = style({
  '@layer': { [elements]: { width: 14, height: 14, flex: 'none', marginTop: 'calc((1lh - 14px) / 2)' } },
});
