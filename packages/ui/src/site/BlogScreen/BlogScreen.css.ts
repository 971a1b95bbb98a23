import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout } = vars;

export const body = screenStyle({ paddingBottom: layout.section });

export const stories = screenStyle({
  rowGap: 'clamp(40px, 5vw, 72px)',
  '@media': { [from.desktop]: { rowGap: 'clamp(48px, 6vw, 88px)' } },
});

export const lead = screenStyle({ minWidth: 0 });

export const story = screenStyle({
  minWidth: 0,
  containerType: 'inline-size',
  '@media': {
    // An incomplete last row ends like a lead, or in two halves.
    '(min-width: 720px) and (max-width: 1023.98px)': {
      gridColumn: 'span 6',
      selectors: { '&:nth-child(even):last-child': { gridColumn: '1 / -1' } },
    },
    [from.desktop]: {
      gridColumn: 'span 4',
      selectors: {
        '&:nth-child(3n+2):last-child': { gridColumn: '1 / -1' },
        '&:nth-child(3n+2):nth-last-child(2), &:nth-child(3n):last-child': { gridColumn: 'span 6' },
      },
    },
  },
});

export const filters = screenStyle({ marginBottom: vars.space.s7 });
