import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout, space } = vars;

export const body = screenStyle({ paddingBottom: layout.section });

export const lead = screenStyle({ maxWidth: '46ch', marginBottom: space.s7 });

export const people = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `clamp(40px, 5vw, 72px) ${layout.gap}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const person = screenStyle({ minWidth: 0 });
