import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout, space } = vars;

export const story = screenStyle({
  '@media': { [from.desktop]: { paddingTop: `calc(13px + ${space.s5} - 0.12em)` } },
});

export const title = screenStyle({ marginLeft: '-0.045em', hyphens: 'auto' });

export const lead = screenStyle({ maxWidth: '44ch', marginTop: space.s5 });

export const action = screenStyle({ marginTop: space.s6 });

export const state = screenStyle({ paddingBottom: layout.section });

export const blank = screenStyle({ display: 'grid', gap: space.s3 });

export const blankHead = screenStyle({
  display: 'grid',
  gap: space.s4,
  paddingBlock: 'clamp(40px, 6vw, 96px) clamp(32px, 4.5vw, 64px)',
});
