import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;
const stacked = '(max-width: 900px)';

export const intro = screenStyle({ display: 'grid', gap: 4, marginBottom: 4 });

export const heading = screenStyle({
  margin: 0,
  fontSize: vars.size.h1,
  lineHeight: '36px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
});

export const purpose = screenStyle({ margin: 0, color: color.textQuiet });

export const forgotten = screenStyle({ margin: 0, fontSize: vars.size.small });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 24,
  maxWidth: 360,
  fontSize: vars.size.small,
  '@media': { [stacked]: { maxWidth: 440 } },
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.lineControl,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

export const languageButton = screenStyle({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
});
