import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout, space } = vars;

export const body = screenStyle({ paddingBottom: layout.section });

export const text = screenStyle({ minWidth: 0, '@media': { [from.desktop]: { gridColumn: '5 / -1' } } });

export const blank = screenStyle({ display: 'grid', gap: space.s3 });
