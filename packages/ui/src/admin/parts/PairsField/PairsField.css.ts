import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const field = screenStyle({ display: 'grid', gap: space.s3 });

/** The two inputs: side by side, or the longer one below. */
export const row = styleVariants({
  line: {
    '@layer': {
      [screens]: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr auto',
        alignItems: 'start',
        gap: space.s2,
        '@media': { [panelMedia.phone]: { gridTemplateColumns: '1fr' } },
      },
    },
  },
  text: { '@layer': { [screens]: { display: 'grid', justifyItems: 'stretch', gap: space.s3 } } },
});

/** Aligns a button with an input that has its label above. */
export const beside = styleVariants({
  line: {
    '@layer': {
      [screens]: { paddingTop: '1.9em', '@media': { [panelMedia.phone]: { paddingTop: 0 } } },
    },
  },
  text: {},
});

export const pairs = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const named = {
  display: 'grid',
  alignItems: 'center',
  gap: space.s2,
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
} as const;
const nameAndButtons = 'minmax(0, 1fr) auto';

export const pair = styleVariants({
  line: {
    '@layer': {
      [screens]: {
        ...named,
        gridTemplateColumns: `minmax(0, 1fr) ${nameAndButtons}`,
        '@media': {
          [panelMedia.phone]: { gridTemplateColumns: nameAndButtons, gap: 0, paddingBlockEnd: space.s2 },
        },
      },
    },
  },
  text: {
    '@layer': {
      [screens]: { ...named, gridTemplateColumns: nameAndButtons, gap: 0, paddingBlockEnd: space.s3 },
    },
  },
});

export const key = styleVariants({
  line: { '@layer': { [screens]: { color: color.textQuiet } } },
  text: { '@layer': { [screens]: { fontWeight: 500 } } },
});

const below = { gridArea: '2 / 1 / auto / -1' } as const;

/** Below the name and its buttons, it has the full width. */
export const value = styleVariants({
  line: { '@layer': { [screens]: { '@media': { [panelMedia.phone]: below } } } },
  text: { '@layer': { [screens]: { ...below, color: color.textSoft, whiteSpace: 'pre-line' } } },
});

export const buttons = screenStyle({ display: 'flex' });
