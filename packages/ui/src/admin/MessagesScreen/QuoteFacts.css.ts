import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size } = vars;

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '12px 24px',
  margin: 0,
  padding: '14px 0',
  borderBlock: `1px solid ${color.line}`,
});

export const fact = screenStyle({ minWidth: 0 });

export const name = screenStyle({ color: color.textQuiet, fontSize: size.small });

export const value = screenStyle({ margin: 0, overflowWrap: 'anywhere' });

export const link = screenStyle({ textDecoration: 'underline', textUnderlineOffset: 3 });
