import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, radius, size, space } = vars;

export const certificates = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${space.s6} ${space.s5}`,
});

export const certificate = screenStyle({
  position: 'relative',
  minWidth: 0,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.lineStrong}`,
});

export const shot = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: color.textSoft,
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  marginBottom: space.s4,
  borderRadius: radius.inner,
  background: color.deep,
  cursor: 'zoom-in',
});

export const title = screenStyle({
  fontWeight: 540,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const facts = screenStyle({ marginTop: 4, color: color.textSoft, fontSize: size.small });
