import { styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, layout, space } = vars;

export const grounds = styleVariants({
  paper: {},
  soft: { '@layer': { [screens]: { background: color.soft } } },
});

export const section = screenStyle({ paddingBlock: layout.section });

export const head = screenStyle({
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '1 / 5', alignSelf: 'start' } },
});

export const title = screenStyle({ marginTop: space.s5, marginLeft: '-0.03em' });

export const subtitle = screenStyle({
  maxWidth: '38ch',
  marginTop: space.s4,
  color: color.textSoft,
  textWrap: 'pretty',
});

export const more = screenStyle({ marginTop: space.s6 });

export const body = screenStyle({
  minWidth: 0,
  '@media': {
    [from.desktop]: { gridColumn: '5 / -1', paddingLeft: layout.gap },
    [below.desktop]: { marginTop: space.s6 },
  },
});
