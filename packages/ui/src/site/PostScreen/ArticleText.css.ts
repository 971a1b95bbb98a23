import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';
import { readingSerif } from '../../theme/readingFont.css.ts';

const { color, font, size, space } = vars;

export const read = screenStyle({
  vars: { [font.serif]: readingSerif },
  display: 'grid',
  // A word that is wider than the column breaks instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '1.6em',
  minWidth: 0,
  fontFamily: font.serif,
  fontSize: 'clamp(1.1875rem, 1.1rem + 0.36vw, 1.375rem)',
  lineHeight: 1.62,
  '@media': { print: { fontSize: '11.5pt', lineHeight: 1.5 } },
});

type Rule = Omit<GlobalStyleRule, '@layer' | '@media' | '@supports' | '@container'>;

// The text is an editor's HTML, whose elements have no classes.
const within = (selector: string, rule: Rule) =>
  globalStyle(selector.replaceAll('&', read), { '@layer': { [screens]: rule } });

within('& p', { maxWidth: '62ch' });
within('& > div > p:first-child', {
  maxWidth: '62ch',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
});
within('& > div:first-child > p:first-child', { fontSize: '1.22em', lineHeight: 1.5 });
within('& :is(h1, h2, h3, h4, h5, h6)', { fontFamily: font.sans, breakAfter: 'avoid' });
// Keeps a heading that the contents link to below the header.
within('& [id]', { scrollMarginTop: `calc(${vars.layout.header} + ${space.s5})` });
within('& :is(h1, h2)', { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)' });
within('& :is(ul, ol)', { maxWidth: '62ch' });
within('& ol > li::before', { fontFamily: font.sans });
within('& blockquote', { marginBlock: '2em', paddingBlock: space.s5, breakInside: 'avoid' });
within('& blockquote p', {
  maxWidth: '26em',
  color: color.strong,
  fontFamily: font.sans,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  fontWeight: 440,
  letterSpacing: '-0.02em',
  lineHeight: 1.22,
  textWrap: 'balance',
});
within('& :is(figure, img)', { breakInside: 'avoid' });
within('& figure', { marginBlock: '2em' });
within('& figure[data-size="normal"]', { maxWidth: '62ch' });
within('& figcaption', {
  marginTop: space.s3,
  color: color.textSoft,
  fontFamily: font.sans,
  fontSize: size.note,
  lineHeight: 1.5,
});
within('& :is(table, pre)', { fontFamily: font.sans, fontSize: size.small });
