import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

/** The focus ring of text inputs: on their border, so that the layout does not shift. */
export const ringInside = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -1,
  borderColor: vars.color.focus,
} as const satisfies StyleRule;

const wrong = {
  borderColor: vars.color.error.base,
  boxShadow: `inset 0 0 0 1px ${vars.color.error.base}`,
} as const satisfies StyleRule;

/** The frame of a field: of a text input, or of a row with a bare input and a button. */
export const control = style({
  '@layer': {
    [elements]: {
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 0,
      margin: 0,
      border: `1px solid ${vars.color.lineControl}`,
      borderRadius: vars.radius.control,
      background: vars.color.field,
      color: vars.color.text,
      font: 'inherit',
      letterSpacing: 'inherit',
      transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
      selectors: {
        '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
        '&:hover': { borderColor: vars.color.textQuiet },
        '&:focus-visible': ringInside,
        '&:has(> input:focus-visible)': ringInside,
        '&:disabled, &:has(> input:disabled)': {
          background: vars.color.soft,
          borderColor: vars.color.lineStrong,
          color: vars.color.textDisabled,
          cursor: 'not-allowed',
        },
        '&[aria-invalid="true"]': wrong,
        '&:has(> [aria-invalid="true"])': wrong,
      },
    },
  },
});

/** An input inside a frame: the frame has the border, the input only contains the text. */
export const bare = style({
  '@layer': {
    [elements]: {
      flex: 1,
      minWidth: 0,
      height: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: vars.color.text,
      font: 'inherit',
      letterSpacing: 'inherit',
      selectors: {
        '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
    },
  },
});
