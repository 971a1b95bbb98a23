import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;

export const lede = screenStyle({ display: 'grid', gap: space.s1, paddingTop: 20 });

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginInlineEnd: `calc(-1 * ${vars.control.padding})`,
});

export const heading = screenStyle({ margin: 0, fontSize: vars.size.h3, fontWeight: 600 });

export const quiet = screenStyle({ margin: 0, maxWidth: '62ch', color: color.textQuiet, textWrap: 'pretty' });

export const quick = screenStyle({ paddingTop: space.s4 });

export const colors = screenStyle({ borderTop: `1px solid ${color.lineStrong}` });

export const note = screenStyle({
  margin: 0,
  paddingTop: space.s3,
  color: color.textQuiet,
  fontSize: vars.size.small,
  textWrap: 'pretty',
});
