import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, size, space } = vars;

export const files = screenStyle({
  display: 'grid',
  gap: space.s2,
  marginTop: space.s5,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.lineStrong}`,
});

export const heading = screenStyle({ margin: 0, fontSize: size.text, fontWeight: 600 });

export const lede = screenStyle({ margin: 0, maxWidth: '62ch', color: color.textQuiet, textWrap: 'pretty' });

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: space.s2,
  borderBottom: `1px solid ${color.line}`,
});

export const name = screenStyle({ flex: '1 1 160px' });

export const said = screenStyle({ minHeight: '1.43em', color: color.textSoft, fontSize: size.small });
