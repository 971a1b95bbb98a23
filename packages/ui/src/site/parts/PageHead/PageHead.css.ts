import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const head = screenStyle({
  paddingBlock: 'clamp(40px, 6vw, 96px) clamp(32px, 4.5vw, 64px)',
});

export const title = screenStyle({
  marginLeft: '-0.045em',
  '@media': { [from.desktop]: { gridColumn: '1 / 9' } },
});

export const subtitle = screenStyle({
  maxWidth: '44ch',
  color: vars.color.textSoft,
  '@media': {
    [from.desktop]: {
      gridColumn: '9 / -1',
      alignSelf: 'end',
      paddingBottom: '0.5em',
      textWrap: 'balance',
    },
    [below.desktop]: { marginTop: vars.space.s4 },
  },
});

export const way = screenStyle({ marginBottom: vars.space.s3 });
