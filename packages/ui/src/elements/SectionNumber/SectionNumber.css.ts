import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, size } = vars;
const stroke = createVar();
const thread = `linear-gradient(${stroke}, ${stroke})`;

const onGround = (text: string, line: string) => ({
  '@layer': {
    [elements]: {
      vars: { [stroke]: line },
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      color: text,
      fontSize: size.note,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 560,
      letterSpacing: '0.02em',
      lineHeight: 1,
      '::after': {
        content: '""',
        flex: 1,
        height: 9,
        background: `${thread} 0 50% / 100% 1px no-repeat, ${thread} 0 0 / 1px 100% no-repeat, ${thread} 100% 0 / 1px 100% no-repeat`,
      },
    },
  },
});

export const grounds = styleVariants({
  paper: onGround(color.strong, color.lineStrong),
  ink: onGround(color.onInkAccent, color.inkLine),
});
