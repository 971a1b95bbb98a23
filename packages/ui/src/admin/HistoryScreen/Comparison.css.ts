import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { onePane } from './HistoryScreen.css.ts';

const { color, size, space } = vars;

export const sheet = screenStyle({
  display: 'grid',
  gap: space.s5,
  maxWidth: 1120,
  padding: '20px 24px 64px',
  '@media': { [onePane]: { gap: space.s4, padding: '12px 16px 48px' } },
});

export const top = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

export const back = screenStyle({ display: 'none', '@media': { [onePane]: { display: 'block' } } });

export const title = screenStyle({ flex: '1 1 200px', minWidth: 0 });

export const heading = screenStyle({
  margin: 0,
  outline: 'none',
  fontSize: size.h3,
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
});

export const facts = screenStyle({
  margin: 0,
  color: color.textSoft,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const choice = screenStyle({ display: 'flex' });

export const note = screenStyle({ margin: 0, color: color.textSoft });
