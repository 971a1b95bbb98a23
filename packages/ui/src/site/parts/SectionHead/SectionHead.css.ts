import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, space } = vars;

export const head = screenStyle({ gridColumn: '1 / -1', rowGap: space.s4 });

export const title = screenStyle({
  gridColumn: '1 / -1',
  marginTop: space.s2,
  marginLeft: '-0.03em',
  '@media': { [from.desktop]: { gridColumn: '1 / 8', marginTop: space.s3 } },
});

export const number = screenStyle({ gridColumn: '1 / -1' });

const lead = (ink: string) => ({
  '@layer': {
    [screens]: {
      gridColumn: '1 / -1',
      maxWidth: '44ch',
      color: ink,
      textWrap: 'pretty',
      '@media': { [from.desktop]: { gridColumn: '9 / -1', alignSelf: 'end' } },
    } as const,
  },
});

export const subtitle = styleVariants({ paper: lead(color.textSoft), ink: lead(color.onInkSoft) });
