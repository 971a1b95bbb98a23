import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

const { color } = vars;

export const list = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '@media': { print: { display: 'none' } },
});

export const item = elementStyle({
  minWidth: 0,
  selectors: { '& + &::before': { content: '"/"', marginRight: 10, color: color.lineStrong } },
});

export const link = elementStyle({
  display: 'inline-block',
  paddingBlock: 3,
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { color: color.strong, textDecorationColor: 'currentColor' } },
});
