import { styleVariants } from '@vanilla-extract/css';
import type { PictureFrame } from '@vitrin/contract/files/framing';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';

const { color, space } = vars;

/** The banner of a desktop window on top, and the phone previews below it side by side. */
export const slots = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s3,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const columns = {
  wide: '1 / -1',
  tall: 'auto',
  card: 'auto',
  square: 'auto',
} as const satisfies Record<PictureFrame, string>;

export const slot = styleVariants(columns, (gridColumn) => ({
  '@layer': { [screens]: { display: 'grid', alignContent: 'start', gap: 4, gridColumn } },
}));

/** The aspect ratios of desktop and phone windows; lists show only the part that starts with the entry. */
const ratios = {
  wide: '1280 / 800',
  tall: '390 / 760',
  card: '390 / 760',
  square: '390 / 760',
} as const satisfies Record<PictureFrame, string>;

export const window = styleVariants(ratios, (aspectRatio) => ({
  '@layer': {
    [screens]: {
      display: 'flex',
      flexDirection: 'column',
      aspectRatio,
      overflow: 'hidden',
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.control,
    },
  },
}));

export const name = screenStyle({ color: color.textQuiet, fontSize: vars.size.small });
