import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { wallBleed } from '../../theme/wallBleed.ts';
import { pictureGrow, pictureHeight, pictureRatio } from '../parts/ProjectCard/ProjectCard.css.ts';

export const body = screenStyle({ paddingBottom: vars.layout.section });

export const filters = screenStyle({
  display: 'grid',
  gap: vars.space.s3,
  marginBottom: vars.space.s7,
  selectors: { '&:empty': { display: 'none' } },
});

export const list = screenStyle({
  vars: { [pictureGrow]: '0' },
  rowGap: 'clamp(48px, 6vw, 88px)',
  marginInline: wallBleed,
});

const tall = 'clamp(280px, 36vw, 520px)';
const low = 'clamp(240px, 29vw, 420px)';

/** Three repeating rows of 7+5, 4+8 and 6+6 columns; a last cell without a neighbour fills its row. */
export const cell = screenStyle({
  minWidth: 0,
  '@media': {
    [from.tablet]: {
      vars: { [pictureHeight]: tall },
      selectors: {
        '&:nth-child(6n+1)': { gridColumn: '1 / 8' },
        '&:nth-child(6n+2)': { gridColumn: '8 / -1' },
        '&:nth-child(6n+3)': { gridColumn: '1 / 5' },
        '&:nth-child(6n+4)': { gridColumn: '5 / -1' },
        '&:nth-child(6n+5)': { gridColumn: '1 / 7', vars: { [pictureHeight]: low } },
        '&:nth-child(6n+6)': { gridColumn: '7 / -1', vars: { [pictureHeight]: low } },
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1', vars: { [pictureHeight]: tall } },
      },
    },
    [below.tablet]: {
      vars: { [pictureRatio]: '4 / 3' },
      selectors: { '&:nth-child(3n+2)': { vars: { [pictureRatio]: '4 / 5' } } },
    },
  },
});
