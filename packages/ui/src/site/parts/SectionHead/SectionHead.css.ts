import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, space } = vars;

export const head = screenStyle({ gridColumn: '1 / -1', rowGap: space.s4, alignItems: 'end' });

const titleColumns = (columns: string) => ({
  '@layer': {
    [screens]: {
      gridColumn: '1 / -1',
      marginTop: space.s2,
      marginLeft: '-0.03em',
      '@media': { [from.desktop]: { gridColumn: columns, marginTop: space.s3 } },
    },
  },
});

export const title = styleVariants({ alone: titleColumns('1 / 8'), besideLink: titleColumns('1 / 7') });

export const number = screenStyle({ gridColumn: '1 / -1' });

const quiet = (ink: string) => ({
  '@layer': {
    [screens]: { gridColumn: '1 / -1', maxWidth: '44ch', color: ink, textWrap: 'pretty' } as const,
  },
});

export const subtitle = styleVariants({ paper: quiet(color.textSoft), ink: quiet(color.onInkSoft) });

const leadColumns = (columns: string) => ({
  '@layer': { [screens]: { '@media': { [from.desktop]: { gridColumn: columns } } } },
});

export const lead = styleVariants({ alone: leadColumns('9 / -1'), besideLink: leadColumns('7 / 11') });

export const more = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: '11 / -1', justifySelf: 'end' } },
});
