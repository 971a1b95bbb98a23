import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, motion } = vars;

/** The class of a card's only link: it covers the whole card, and is underlined while the card is hovered. */
export const coveringLink = (card: string): string =>
  screenStyle({
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    transition: `background-size ${motion.base} ${motion.ease}`,
    '::after': { content: '""', position: 'absolute', inset: 0 },
    selectors: {
      [`${card}:hover &`]: { backgroundSize: '100% 1px' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    },
  });
