import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

export const table = screenStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
});

const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [screens]: rule } });

cells(':is(th, td)', {
  padding: '6px 8px 6px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
cells('th', { fontWeight: 500, color: vars.color.textQuiet });
cells('tr > :first-child', { width: '26%' });
