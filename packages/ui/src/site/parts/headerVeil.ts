import { alpha } from '../../theme/alpha.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, layout } = vars;

/** The veil behind the header: white text has a contrast of 4.5:1 on it even over a white picture. */
export const headerVeil = {
  content: '""',
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 1,
  height: `calc(${layout.header} * 2.6)`,
  pointerEvents: 'none',
  background: `linear-gradient(to bottom, ${alpha(color.scrim, 70)} 0, ${alpha(color.scrim, 63.5)} 30%, ${alpha(color.scrim, 40)} 46%, ${alpha(color.scrim, 16)} 68%, transparent 100%)`,
} as const;
