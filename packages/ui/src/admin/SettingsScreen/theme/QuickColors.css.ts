import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const shown = createVar();

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBottom: vars.space.s4,
  border: 0,
});

export const word = screenStyle({
  marginInlineEnd: vars.space.s1,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const chip = screenStyle({
  width: 14,
  height: 14,
  borderRadius: 2,
  background: shown,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.text} 20%, transparent)`,
});
