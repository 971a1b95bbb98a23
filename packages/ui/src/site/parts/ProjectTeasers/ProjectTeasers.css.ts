import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { pictureGrow, pictureRatio } from '../ProjectCard/ProjectCard.css.ts';

const { layout, space } = vars;

export const row = screenStyle({
  paddingBottom: layout.section,
  '@media': { print: { display: 'none' } },
});

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBottom: space.s6,
});

export const list = screenStyle({
  vars: { [pictureGrow]: '0', [pictureRatio]: '4 / 3' },
  rowGap: space.s7,
});

export const cell = screenStyle({ minWidth: 0, '@media': { [from.tablet]: { gridColumn: 'span 4' } } });
