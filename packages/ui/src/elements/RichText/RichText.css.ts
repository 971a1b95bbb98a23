import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, size } = vars;

export const prose = style({ '@layer': { [elements]: { overflowWrap: 'break-word' } } });

type Rule = Omit<GlobalStyleRule, '@layer' | '@supports' | '@container'>;

const within = (selector: string, rule: Rule) =>
  globalStyle(selector.replaceAll('&', prose), { '@layer': { [elements]: rule } });

within('& > * + *', { marginTop: '1.15em' });
within('& p', { maxWidth: '68ch', textWrap: 'pretty' });
within('& > p:first-child', { maxWidth: '58ch', fontSize: '1.125em', fontWeight: 500, lineHeight: 1.5 });
within('& :is(h1, h2, h3, h4, h5, h6)', {
  fontWeight: 460,
  letterSpacing: '-0.022em',
  lineHeight: 1.1,
  textWrap: 'balance',
});
within('& > * + :is(h1, h2)', { marginTop: '2em' });
within('& > * + :is(h3, h4, h5, h6)', { marginTop: '1.8em' });
within('& :is(h1, h2)', { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)' });
within('& h3', { fontSize: size.h3 });
within('& :is(h4, h5, h6)', { fontSize: '1em', fontWeight: 600 });
within('& :is(ul, ol)', { maxWidth: '68ch' });
within('& li', {
  position: 'relative',
  padding: '12px 0 12px 48px',
  borderTop: `1px solid ${color.line}`,
});
within('& li:last-child', { borderBottom: `1px solid ${color.line}` });
within('& :is(li, blockquote, figure, td, th) > * + *', { marginTop: '0.75em' });
within('& li > :is(ul, ol)', { marginTop: '0.75em' });
within('& ul > li::before', {
  content: '""',
  position: 'absolute',
  left: 0,
  top: 'calc(12px + 0.8em)',
  width: 22,
  height: 1,
  background: color.strong,
});
within('& ol > li::before', {
  // The list's built-in counter knows the start number.
  content: 'counter(list-item, decimal-leading-zero)',
  position: 'absolute',
  left: 0,
  color: color.strong,
  fontSize: size.note,
  fontWeight: 560,
  lineHeight: 2,
});
within('& a', {
  color: color.strong,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
});
within('& a:hover', { color: color.strongHover, textDecorationThickness: 2 });
within('& blockquote', {
  padding: '1.25em 0',
  borderBlock: `1px solid ${color.lineStrong}`,
  color: color.strong,
  fontSize: size.h3,
  lineHeight: 1.3,
});
// A picture's width and height attributes reserve its space before it has loaded.
within('& img', { height: 'auto', background: color.deep });
within('& figcaption', {
  color: color.textSoft,
  fontSize: size.note,
  lineHeight: 1.5,
});
within('& figure[data-size="normal"]', { maxWidth: '68ch' });
within('& figure[data-size="wide"] img', { width: '100%' });
// Half a column is too narrow on a phone. Full-width elements start below the picture.
const half = '& figure[data-size="half"]';
within(half, {
  '@media': {
    [from.tablet]: { float: 'inline-end', width: '50%', marginInlineStart: '1.5em', marginBottom: '1em' },
  },
});
within(`${half} img`, { width: '100%' });
within(`&:has(> figure[data-size="half"])`, { display: 'flow-root' });
within(`${half} ~ :is(h2, figure, ul, ol, table, pre, hr, blockquote, [role="group"])`, { clear: 'both' });
const video = '& figure[data-video]';
within(video, { position: 'relative', aspectRatio: '16 / 9', background: color.deep });
within(`${video} > a`, {
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  display: 'block',
  padding: '1em',
  overflow: 'hidden',
  fontFamily: vars.font.sans,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
});
within(`${video} > a > span`, { display: 'block', fontSize: size.note, fontWeight: 400 });
within(`${video} > a:hover`, { textDecoration: 'underline' });
within(`${video} > a::before`, {
  content: '""',
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: 72,
  height: 72,
  background: color.primary.base,
});
within(`${video} > a:hover::before`, { background: color.primary.hover });
within(`${video} > a::after`, {
  content: '""',
  position: 'absolute',
  left: 28,
  bottom: 25,
  width: 20,
  height: 22,
  background: color.primary.on,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
});
within('& hr', { border: 0, borderTop: `1px solid ${color.lineStrong}` });
within('& :is(code, pre)', {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
});
within('& code', { padding: '0.15em 0.35em', borderRadius: vars.radius.inner, background: color.soft });
within('& pre', { padding: '1em', background: color.soft, whiteSpace: 'pre-wrap' });
within('& pre code', { padding: 0, background: 'none', fontSize: 'inherit' });
within('& :is(sub, sup)', {
  position: 'relative',
  fontSize: '0.75em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
within('& sub', { bottom: '-0.25em' });
within('& sup', { top: '-0.5em' });
within('& [role="group"]', { overflowX: 'auto' });
within('& table', { minWidth: '100%', borderCollapse: 'collapse' });
within('& :is(td, th)', {
  // Horizontal scrolling is easier to read than columns as narrow as one word.
  minWidth: '7em',
  padding: '10px 20px 10px 0',
  borderBottom: `1px solid ${color.lineStrong}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('& th', { fontWeight: 600 });
within('& thead th', { borderBottomColor: color.strong });
