import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { elements } from '../../theme/layers.css.ts';

const { color } = vars;

export const alert = elementStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 12px',
  border: '1px solid',
  borderRadius: vars.radius.control,
});

const tint = (group: { soft: string; line: string }) =>
  ({ '@layer': { [elements]: { background: group.soft, borderColor: group.line } } }) as const;

export const tones = styleVariants({
  error: tint(color.error),
  success: tint(color.success),
  warning: tint(color.warning),
  info: tint(color.info),
});

const ink = (text: string) => ({ '@layer': { [elements]: { color: text } } }) as const;

export const icons = styleVariants({
  error: ink(color.error.text),
  success: ink(color.success.text),
  warning: ink(color.warning.text),
  info: ink(color.info.text),
});

export const icon = elementStyle({ flex: 'none', width: 16, height: 16, marginTop: 2 });

export const body = elementStyle({ display: 'grid', gap: 4, minWidth: 0 });
