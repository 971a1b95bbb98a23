import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedColors } from './forcedColors.ts';
import { reset } from './layers.css.ts';

type Rule = Exclude<NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string], undefined>;

const rule = (selector: string, style: Rule) => globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.layout.header} + 16px)`,
});
// The site's frame clips what sticks out.
rule('body', { overflowWrap: 'break-word' });
rule('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
});
rule('ul, ol', { listStyle: 'none' });
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
rule('address', { fontStyle: 'normal' });
rule('fieldset', { border: 0, minWidth: 0 });
rule('img, svg, video', { display: 'block', maxWidth: '100%' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
rule('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('[hidden]', { display: 'none !important' });
rule(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 3,
  borderRadius: vars.radius.control,
});
// Also around what keeps its own colours there: the mark is beside it, on a ground of the visitor's.
rule('*', { '@media': { [forcedColors]: { vars: { [vars.color.focus]: 'CanvasText' } } } });
rule('::selection', { background: vars.color.primary.base, color: vars.color.primary.on });
/** The duration of an animation that measures time, which it keeps under reduced motion. */
export const measuredTime = createVar();

rule('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: `${fallbackVar(measuredTime, '0.01ms')} !important`,
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/** In print, a heading stays with its text, and no line, row or picture is split across pages. */
const onPaper = (selector: string, style: Rule) => rule(selector, { '@media': { print: style } });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('li, dt, dd, tr, figure, blockquote, picture', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
