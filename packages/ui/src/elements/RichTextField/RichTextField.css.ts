import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';
import { ringInside } from '../Field/control.css.ts';

const { color } = vars;
const touch = '(max-width: 760px), (pointer: coarse)';

export const frame = style({
  '@layer': {
    [elements]: {
      border: `1px solid ${color.lineControl}`,
      borderRadius: vars.radius.control,
      background: color.field,
      selectors: {
        '&:has([role="textbox"]:focus)': ringInside,
        '&[data-invalid]': {
          borderColor: color.error.base,
          boxShadow: `inset 0 0 0 1px ${color.error.base}`,
        },
      },
    },
  },
});

/** Stands where the editor will be while it is fetched: its toolbar and its shortest text. */
export const placeholder = style({
  '@layer': {
    [elements]: {
      minHeight: 187,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: `linear-gradient(${color.soft} 36px, ${color.line} 36px 37px, ${color.field} 37px)`,
      '@media': { [touch]: { minHeight: 203 } },
    },
  },
});

export const bar = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      padding: 3,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

export const group = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      selectors: {
        '& + &::before': {
          content: '',
          width: 1,
          height: 18,
          marginInline: 6,
          background: color.lineStrong,
        },
      },
      // Rows of large targets wrap; a divider would stand at the start of a line.
      '@media': { [touch]: { selectors: { '& + &::before': { display: 'none' } } } },
    },
  },
});

export const tool = style({
  '@layer': {
    [elements]: {
      display: 'inline-grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.inner,
      background: 'none',
      color: color.textSoft,
      cursor: 'pointer',
      ':hover': { background: color.hover, color: color.text },
      ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      selectors: {
        '&[aria-pressed="true"], &[aria-expanded="true"]': { background: color.pressed, color: color.text },
        '&[aria-disabled="true"]': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
      },
      '@media': { [touch]: { width: 44, height: 44 } },
    },
  },
});

export const icon = style({ '@layer': { [elements]: { width: 16, height: 16, strokeWidth: 1.75 } } });

export const linkRow = style({
  '@layer': {
    [elements]: {
      display: 'grid',
      gap: vars.space.s2,
      padding: vars.space.s3,
      borderBottom: `1px solid ${color.line}`,
      background: color.soft,
    },
  },
});

export const linkButtons = style({
  '@layer': { [elements]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 } },
});

export const text = style({
  '@layer': {
    [elements]: {
      minHeight: 148,
      maxHeight: 'max(60vh, 300px)',
      boxSizing: 'border-box',
      overflowY: 'auto',
      padding: `${vars.space.s3} 14px`,
      lineHeight: '22px',
      outline: 'none',
      overflowWrap: 'anywhere',
    },
  },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [elements]: rule } });

within(':is(p, h2, h3, ul, ol, blockquote, pre)', { margin: 0 });
within(':is(p, h2, h3, ul, ol, blockquote, pre, hr) + *', { marginTop: 10 });
within('h2', { fontSize: '1.125rem', fontWeight: 600, lineHeight: '26px' });
within(':is(h3, h4)', { fontSize: vars.size.h3, fontWeight: 600, lineHeight: '24px' });
within('ul', { paddingInlineStart: 22, listStyle: 'disc' });
within('ol', { paddingInlineStart: 22, listStyle: 'decimal' });
within('li + li', { marginTop: 2 });
within('blockquote', {
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `2px solid ${color.lineControl}`,
  color: color.textSoft,
});
within('a', { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 });
