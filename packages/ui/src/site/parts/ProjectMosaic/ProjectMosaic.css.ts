import { styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { wallBleed } from '../../../theme/wallBleed.ts';
import { screens } from '../../../theme/layers.css.ts';
import { pictureRatio } from '../ProjectCard/ProjectCard.css.ts';

export const mosaic = screenStyle({
  rowGap: 'clamp(32px, 4vw, 56px)',
  marginInline: wallBleed,
  '@media': { [from.tablet]: { gridTemplateRows: '1fr 1fr' } },
});

export const alone = screenStyle({ '@media': { [from.tablet]: { gridTemplateRows: '1fr' } } });

const cell = (onPhone: string, gridColumn: string, gridRow: string, ratio: string) => ({
  '@layer': {
    [screens]: {
      minWidth: 0,
      '@media': {
        [below.tablet]: { vars: { [pictureRatio]: onPhone } },
        [from.tablet]: { vars: { [pictureRatio]: ratio }, gridColumn, gridRow },
      },
    },
  },
});

/** The positions of one, two and three projects: a large one next to two that share its height. */
export const cells = styleVariants({
  only: cell('4 / 5', '1 / -1', '1', '2 / 1'),
  large: cell('4 / 5', '1 / 8', '1 / 3', '6 / 7'),
  tall: cell('3 / 2', '8 / -1', '1 / 3', 'auto'),
  upper: cell('3 / 2', '8 / -1', '1', 'auto'),
  lower: cell('3 / 2', '8 / -1', '2', 'auto'),
});

export const indented = screenStyle({ '@media': { [from.tablet]: { paddingLeft: vars.layout.gap } } });
