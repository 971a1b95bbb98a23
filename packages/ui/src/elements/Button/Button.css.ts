import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, control, motion } = vars;
const veil = (percent: number) => `color-mix(in oklab, currentColor ${percent}%, transparent)`;

const active = '&:not(:disabled, [aria-disabled="true"])';
const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

export const button = style({
  '@layer': {
    [elements]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      background: 'none',
      color: 'inherit',
      fontFamily: 'inherit',
      fontWeight: control.weight,
      lineHeight: 1.1,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
      selectors: {
        [disabled]: { background: color.deep, color: color.textDisabled, cursor: 'not-allowed' },
        '&[aria-busy="true"]': { cursor: 'progress' },
      },
    },
  },
});

export const sizes = styleVariants({
  regular: {
    '@layer': {
      [elements]: {
        minHeight: control.height,
        padding: `4px ${control.padding}`,
        columnGap: control.gap,
        fontSize: control.text,
      },
    },
  },
  small: {
    '@layer': {
      [elements]: {
        minHeight: control.heightSmall,
        padding: `2px ${control.paddingSmall}`,
        columnGap: `calc(${control.gap} * 0.8)`,
        fontSize: control.textSmall,
      },
    },
  },
});

const filled = (ground: string, on: string, hover: string, pressed: string) =>
  ({
    '@layer': {
      [elements]: {
        background: ground,
        color: on,
        selectors: {
          [`${active}:hover`]: { background: hover },
          [`${active}:active`]: { background: pressed },
        },
      },
    },
  }) as const;

const bare = (border: string, hoverBorder: string, hover: string, pressed: string) =>
  ({
    '@layer': {
      [elements]: {
        borderColor: border,
        selectors: {
          [disabled]: { background: 'none', borderColor: border === 'transparent' ? border : color.line },
          [`${active}:hover`]: { background: hover, borderColor: hoverBorder },
          [`${active}:active`]: { background: pressed },
        },
      },
    },
  }) as const;

export const tones = styleVariants({
  strong: filled(color.strong, color.onStrong, color.strongHover, color.strongPressed),
  primary: filled(color.primary.base, color.primary.on, color.primary.hover, color.primary.pressed),
  danger: filled(color.error.base, color.error.on, color.error.hover, color.error.pressed),
  ink: filled(color.ink, color.onInk, color.inkRaised, color.inkRaised),
  line: bare('currentColor', 'currentColor', veil(12), veil(20)),
  quiet: bare(color.lineControl, color.strong, color.hover, color.pressed),
  plain: bare('transparent', 'transparent', veil(8), veil(12)),
});

export const wide = style({ '@layer': { [elements]: { width: '100%' } } });

export const moving = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      transition: `transform ${motion.base} ${motion.ease}`,
      selectors: { [`${button}:hover > &`]: { transform: 'translateX(4px)' } },
    },
  },
});
