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
        '&:has([role="textbox"]:focus, textarea:focus)': ringInside,
        '&[data-disabled]': {
          background: color.soft,
          borderColor: color.lineStrong,
          color: color.textDisabled,
        },
        '&[data-invalid]': {
          borderColor: color.error.base,
          boxShadow: `inset 0 0 0 1px ${color.error.base}`,
        },
      },
    },
  },
});

/** Reserves the editor's space while it loads: its toolbar and its minimum height. */
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
      columnGap: 13,
      padding: 3,
      borderBottom: `1px solid ${color.line}`,
      // Each group's separator precedes it, in the gap: if a group starts a row, its separator is clipped.
      overflowX: 'clip',
    },
  },
});

export const group = style({
  '@layer': {
    [elements]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      selectors: {
        '& + &::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: -7,
          width: 1,
          height: 18,
          background: color.lineStrong,
        },
      },
      flex: 'none',
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
        '&[aria-pressed="true"], &[aria-expanded="true"], &[data-active]': {
          background: color.pressed,
          color: color.text,
        },
        '&[aria-disabled="true"], &:disabled': {
          color: color.textDisabled,
          background: 'none',
          cursor: 'not-allowed',
        },
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

export const fileName = style({
  '@layer': { [elements]: { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' } },
});

/** A live region, since the field's own error is not announced when it appears. */
export const spoken = style({
  '@layer': {
    [elements]: {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const told = style({
  '@layer': {
    [elements]: {
      display: 'block',
      margin: 0,
      background: color.soft,
      fontSize: vars.size.small,
      selectors: {
        '&:not(:empty)': { padding: `${vars.space.s2} 14px`, borderBottom: `1px solid ${color.line}` },
      },
    },
  },
});

export const source = style({
  '@layer': {
    [elements]: {
      display: 'block',
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 148,
      maxHeight: 'max(60vh, 300px)',
      margin: 0,
      padding: `${vars.space.s3} 14px`,
      border: 0,
      outline: 'none',
      background: 'none',
      color: color.text,
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: vars.size.small,
      lineHeight: '20px',
      resize: 'vertical',
    },
  },
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
      // The editor depends on these three: without them, spaces and letters would not stay where they are typed.
      position: 'relative',
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
    },
  },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [elements]: rule } });

within(':is(p, h2, h3, h4, ul, ol, blockquote, pre, figure, figcaption, table)', { margin: 0 });
within(':is(p, h2, h3, h4, ul, ol, blockquote, pre, hr, figure, table) + *', { marginTop: 10 });
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
within('hr', { border: 0, borderTop: `1px solid ${color.lineStrong}`, marginBlock: 14 });
within(':is(code, pre)', {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9em',
});
within('pre', { padding: vars.space.s3, background: color.soft, whiteSpace: 'pre-wrap' });
within('img', { display: 'inline-block', maxWidth: '100%', maxHeight: 320, width: 'auto', height: 'auto' });
within('img[data-pending]', {
  width: 160,
  height: 90,
  border: `1px dashed ${color.lineControl}`,
  background: color.soft,
});
within('figure[data-size="wide"] img', { width: '100%', maxHeight: 480, objectFit: 'contain' });
within('figure[data-size="half"]', { width: '50%', marginInlineStart: 'auto' });
within('figure[data-video]', {
  padding: `${vars.space.s5} ${vars.space.s3}`,
  border: `1px solid ${color.lineStrong}`,
  background: color.soft,
  fontWeight: 500,
  cursor: 'pointer',
});
within('figure[data-video] small', {
  display: 'block',
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: 400,
});
within('[contenteditable="false"]', { whiteSpace: 'normal' });
// An invisible picture, which lets the caret be placed behind a picture at the end of a line.
within('img.ProseMirror-separator', { display: 'inline', width: 0, height: 0, margin: 0, border: 0 });
within('.ProseMirror-gapcursor', { display: 'none', position: 'absolute', pointerEvents: 'none' });
within('.ProseMirror-gapcursor::after', {
  content: '""',
  display: 'block',
  position: 'absolute',
  top: -2,
  width: 20,
  borderTop: `1px solid ${color.text}`,
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, {
  '@layer': { [elements]: { display: 'block' } },
});
globalStyle(`${text}.ProseMirror-hideselection *`, {
  '@layer': { [elements]: { caretColor: 'transparent' } },
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, {
  '@layer': { [elements]: { background: 'transparent' } },
});
within('.ProseMirror-selectednode', { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
within('figcaption', { marginTop: 4, color: color.textQuiet, fontSize: vars.size.small });
within('table', { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
within(':is(td, th)', {
  position: 'relative',
  padding: '6px 8px',
  border: `1px solid ${color.lineStrong}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { background: color.soft, fontWeight: 600 });
within('.selectedCell', { background: color.pressed });
within(':is(sub, sup)', {
  fontSize: '0.75em',
  lineHeight: 0,
  position: 'relative',
  verticalAlign: 'baseline',
});
within('sub', { bottom: '-0.25em' });
within('sup', { top: '-0.5em' });
