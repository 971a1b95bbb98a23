import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const link = screenStyle({
  margin: 0,
  minWidth: 0,
  padding: space.s3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
