import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const line = `1px solid ${color.lineStrong}`;

export const questions = screenStyle({ display: 'grid', marginTop: 6, borderTop: line, listStyle: 'none' });

export const question = screenStyle({ minWidth: 0, paddingBlock: space.s2, borderBottom: line });

export const asked = screenStyle({ minWidth: 0, paddingBlock: space.s3 });

export const answer = screenStyle({
  maxWidth: '64ch',
  paddingBottom: space.s3,
  color: color.textSoft,
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});
