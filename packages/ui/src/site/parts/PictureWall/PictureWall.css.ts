import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { wallBleed } from '../../../theme/wallBleed.ts';

const { color, layout, motion, space } = vars;

export const section = screenStyle({
  paddingBottom: layout.section,
  '@media': { print: { paddingBottom: 0 } },
});

export const wall = screenStyle({
  rowGap: layout.gap,
  marginTop: space.s7,
  marginInline: wallBleed,
  '@media': {
    [from.desktop]: { gridAutoRows: 'clamp(180px, 19.5vw, 290px)', marginTop: space.s8 },
  },
});

/** Five repeating cells: a large one, two next to it, a narrow and a wide one; the last ones fill their rows. */
export const cell = screenStyle({
  gridColumn: 'span 6',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [below.desktop]: {
      aspectRatio: '4 / 3',
      selectors: {
        '&:nth-child(5n+1), &:nth-child(5n+2):last-child, &:nth-child(5n+4):last-child': {
          gridColumn: '1 / -1',
          aspectRatio: '3 / 2',
        },
      },
    },
    [from.desktop]: {
      selectors: {
        '&:nth-child(5n+1)': { gridColumn: 'span 7', gridRow: 'span 2' },
        '&:nth-child(5n+2), &:nth-child(5n+3)': { gridColumn: 'span 5' },
        '&:nth-child(5n+4)': { gridColumn: 'span 4' },
        '&:nth-child(5n+5)': { gridColumn: 'span 8' },
        '&:nth-child(5n+1):last-child': { gridColumn: '1 / -1' },
        '&:nth-child(5n+2):last-child': { gridRow: 'span 2' },
        '&:nth-child(5n+4):last-child': { gridColumn: '1 / -1', gridRow: 'span 2' },
      },
    },
  },
});

export const link = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: color.deep,
  cursor: 'zoom-in',
});

export const view = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${link}:hover &`]: { transform: 'scale(1.02)' } },
});
