import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '12px 8px',
  paddingBlock: '8px 4px',
});

export const end = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const hint = screenStyle({ margin: 0, color: vars.color.textQuiet, fontSize: vars.size.small });
