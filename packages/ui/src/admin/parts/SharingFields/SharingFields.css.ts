import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const found = screenStyle({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 3,
  background: vars.color.field,
});

export const caption = screenStyle({
  color: vars.color.textQuiet,
  fontSize: vars.size.note,
  marginBottom: vars.space.s2,
});

const line = { margin: 0, overflowWrap: 'anywhere' } as const;

export const address = screenStyle({ ...line, color: vars.color.textSoft, fontSize: vars.size.note });

export const title = screenStyle({ ...line, color: vars.color.info.text, fontSize: vars.size.h3 });

export const description = screenStyle({ ...line, color: vars.color.textSoft, fontSize: vars.size.small });

export const label = screenStyle({ fontWeight: 500, marginBottom: 6 });

export const picture = screenStyle({ display: 'grid', gap: 6, minWidth: 0 });

export const hint = screenStyle({ color: vars.color.textQuiet, fontSize: vars.size.note });
