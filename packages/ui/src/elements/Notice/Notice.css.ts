import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, control, space } = vars;

export const notice = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 10,
      padding: `${control.inset} calc(${control.inset} + 2px)`,
      border: '1px solid',
      borderRadius: vars.radius.control,
      fontSize: vars.size.text,
    },
  },
});

const toned = (ground: string, line: string) => ({
  '@layer': { [elements]: { background: ground, borderColor: line } },
});

export const tones = styleVariants({
  neutral: toned(color.soft, color.lineStrong),
  good: toned(color.success.soft, color.success.line),
  warn: toned(color.warning.soft, color.warning.line),
  bad: toned(color.error.soft, color.error.line),
});

const drawn = (ink: string) => ({ '@layer': { [elements]: { color: ink } } });

export const icons = styleVariants({
  neutral: drawn(color.textSoft),
  good: drawn(color.success.text),
  warn: drawn(color.warning.text),
  bad: drawn(color.error.text),
});

export const icon = style({
  '@layer': { [elements]: { flex: 'none', width: 16, height: 16, marginTop: 'calc((1lh - 16px) / 2)' } },
});

export const body = style({
  '@layer': { [elements]: { flex: 1, minWidth: 0, display: 'grid', gap: space.s1, justifyItems: 'start' } },
});

export const title = style({ '@layer': { [elements]: { margin: 0, fontWeight: 600 } } });

export const actions = style({
  '@layer': {
    [elements]: { display: 'flex', flexWrap: 'wrap', gap: space.s2, paddingTop: space.s1 },
  },
});
