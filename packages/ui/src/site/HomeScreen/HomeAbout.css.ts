import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { space } = vars;

/** The first line is aligned with the title, below the number. */
const onTitleLine = { [from.desktop]: { paddingTop: `calc(13px + ${space.s5} - 0.12em)` } };

export const teaser = screenStyle({
  maxWidth: '46ch',
  '@media': onTitleLine,
});

export const blank = screenStyle({ display: 'grid', gap: space.s3, '@media': onTitleLine });

export const foot = screenStyle({ marginTop: 'clamp(40px, 5.4vw, 88px)' });

export const link = screenStyle({ display: 'flex' });
