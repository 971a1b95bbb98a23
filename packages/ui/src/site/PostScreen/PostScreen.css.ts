import { createVar } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, motion, radius, size, space } = vars;

export const head = screenStyle({ paddingTop: 'clamp(32px, 4.6vw, 72px)' });

export const way = screenStyle({ marginBottom: space.s4 });

export const title = screenStyle({
  marginLeft: '-0.045em',
  fontSize: 'clamp(2rem, 1.3rem + 3.1vw, 4.25rem)',
  hyphens: 'auto',
  '@media': { [from.desktop]: { gridColumn: '1 / 9' } },
});

export const standfirst = screenStyle({
  maxWidth: '48ch',
  color: color.textSoft,
  fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  letterSpacing: '-0.008em',
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': {
    [from.desktop]: { gridColumn: '9 / -1', alignSelf: 'end', paddingBottom: '0.35em' },
    [below.desktop]: { marginTop: space.s4 },
  },
});

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: space.s7,
  borderBlock: `1px solid ${color.lineStrong}`,
  overflow: 'hidden',
  '@media': { [below.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** If a fact starts a row, the line before it coincides with the edge of the strip. */
export const fact = screenStyle({
  marginLeft: -1,
  padding: '14px 40px 14px 24px',
  borderLeft: `1px solid ${color.lineStrong}`,
  selectors: { '&:first-child': { paddingLeft: 1 } },
  '@media': {
    [below.tablet]: {
      padding: '14px 12px 14px 16px',
      selectors: {
        '&:nth-child(3)': {
          gridColumn: '1 / -1',
          paddingLeft: 1,
          borderTop: `1px solid ${color.lineStrong}`,
        },
      },
    },
  },
});

export const term = screenStyle({
  color: color.textSoft,
  fontSize: size.note,
  fontWeight: 500,
  lineHeight: 1.4,
});

export const value = screenStyle({ fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere' });

const tick = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  width: 14,
  height: 14,
  border: `solid ${color.lineStrong}`,
} as const;

export const picture = screenStyle({
  position: 'relative',
  aspectRatio: '21 / 10',
  marginTop: space.s6,
  background: color.deep,
  '::before': { ...tick, left: -9, top: -9, borderWidth: '1px 0 0 1px' },
  '::after': { ...tick, right: -9, bottom: -9, borderWidth: '0 1px 1px 0' },
  '@media': { [below.tablet]: { aspectRatio: '4 / 3' }, print: { breakInside: 'avoid' } },
});

/** The picture's own width in pixels, and its aspect ratio. */
export const ownWidth = createVar();
export const ownRatio = createVar();

export const ownPicture = screenStyle({
  width: `min(100%, ${ownWidth}, 76svh * ${ownRatio})`,
  aspectRatio: 'auto',
  '@media': { [below.tablet]: { aspectRatio: 'auto' } },
});

export const body = screenStyle({
  paddingBlock: `clamp(48px, 6vw, 96px) ${layout.section}`,
  '@media': { print: { paddingBlock: `${space.s5} 0` } },
});

export const side = screenStyle({
  display: 'grid',
  gap: space.s6,
  minWidth: 0,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      top: `calc(${layout.header} + 24px)`,
      gridColumn: '1 / 4',
      alignSelf: 'start',
    },
    [below.desktop]: { order: 2, marginTop: space.s7 },
    print: { display: 'none' },
  },
});

/** Next to the text it stays visible; on narrow viewports, where it follows the text, it would come too late. */
export const contents = screenStyle({
  '@media': {
    [below.desktop]: { display: 'none' },
    [from.desktop]: { maxHeight: '60svh', overflowY: 'auto' },
  },
});

export const contentList = screenStyle({ marginTop: space.s2 });

export const nestedContent = screenStyle({ paddingLeft: 16 });

export const contentLink = screenStyle({
  display: 'block',
  paddingBlock: 6,
  fontSize: size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.strong, textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const text = screenStyle({
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '4 / 11' }, print: { gridColumn: '1 / -1' } },
});

export const tags = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginTop: space.s3 });

export const tag = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: `4px 14px`,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  fontSize: size.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.soft, borderColor: color.strong },
});

export const others = screenStyle({
  paddingBottom: layout.section,
  '@media': { print: { display: 'none' } },
});

export const othersHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s4,
  marginBottom: space.s6,
});

export const stories = screenStyle({ rowGap: space.s7 });

export const story = screenStyle({ minWidth: 0, '@media': { [from.tablet]: { gridColumn: 'span 4' } } });

export const failed = screenStyle({
  display: 'grid',
  gap: space.s8,
  paddingBlock: `clamp(40px, 6vw, 96px) ${layout.section}`,
});

export const blank = screenStyle({ display: 'grid', gap: space.s4 });
