import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { coveringLink } from '../coveringLink.ts';

const { color, layout, motion, space } = vars;
/** Eight of the page's twelve columns, so that the text starts on the ninth. */
const eightColumns = `calc((200% - ${layout.gap}) / 3)`;
const between = '(min-width: 560px) and (max-width: 1023.98px)';

export const card = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
});

/** Text below a large picture, next to it, in a narrow column, and in a list. */
export const looks = styleVariants({
  lead: { '@layer': { [screens]: { rowGap: space.s5 } } },
  split: { '@layer': { [screens]: { gap: `${space.s5} ${layout.gap}`, alignItems: 'end' } } },
  side: { '@layer': { [screens]: { gap: `${space.s4} ${space.s5}` } } },
  tile: {
    '@layer': {
      [screens]: { rowGap: space.s4, paddingTop: space.s5, borderTop: `1px solid ${color.lineStrong}` },
    },
  },
});

const columns = (media: string, gridTemplateColumns: string) => ({
  '@layer': { [screens]: { '@media': { [media]: { gridTemplateColumns } } } },
});

/** Looks with the text next to the picture, if there is one. */
export const pictured = styleVariants({
  lead: {},
  split: columns(from.desktop, `${eightColumns} minmax(0, 1fr)`),
  side: columns(between, 'minmax(0, 2fr) minmax(0, 3fr)'),
  // A single post in the last row looks like the lead.
  tile: {
    '@layer': {
      [screens]: {
        '@media': {
          [from.tablet]: {
            '@container': {
              '(min-width: 640px)': {
                gridTemplateColumns: `${eightColumns} minmax(0, 1fr)`,
                columnGap: layout.gap,
                alignItems: 'end',
              },
            },
          },
        },
      },
    },
  },
});

const frame = (aspectRatio: string) => ({
  '@layer': { [screens]: { aspectRatio, overflow: 'hidden', background: color.deep } },
});

export const frames = styleVariants({
  lead: frame('16 / 10'),
  split: frame('16 / 10'),
  side: frame('3 / 2'),
  tile: frame('3 / 2'),
});

export const view = screenStyle({
  width: '100%',
  height: '100%',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } },
});

export const words = screenStyle({
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

const title = (marginTop: string) => ({
  '@layer': {
    [screens]: { maxWidth: '24em', marginTop, hyphens: 'auto' } as const,
  },
});

export const titles = styleVariants({
  lead: title(space.s2),
  split: title(space.s2),
  side: title('6px'),
  tile: title('6px'),
});

export const link = coveringLink(card);

const text = (marginTop: string, fontSize: string) => ({
  '@layer': {
    [screens]: { maxWidth: '60ch', marginTop, color: color.textSoft, fontSize, textWrap: 'pretty' } as const,
  },
});

export const excerpts = styleVariants({
  lead: text(space.s3, 'inherit'),
  split: text(space.s3, 'inherit'),
  side: text(space.s2, '1rem'),
  tile: text(space.s2, '1rem'),
});

export const blank = screenStyle({ display: 'grid', gap: 10 });
