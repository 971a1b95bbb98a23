import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout } = vars;
const edge = `calc(-1 * max(${layout.gutter}, (100vw - ${layout.content}) / 2))`;

/** Portraits without gaps that overflow the right edge; on phones, the strip is swiped. */
export const strip = screenStyle({
  display: 'grid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: 1,
      marginRight: edge,
    },
    [below.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '68vw',
      columnGap: 12,
      marginInline: `calc(-1 * ${layout.gutter})`,
      paddingInline: layout.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: layout.gutter,
      scrollbarWidth: 'none',
    },
  },
});

export const member = screenStyle({ minWidth: 0, scrollSnapAlign: 'start' });
