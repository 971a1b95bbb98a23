import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color } = vars;

/** Above the page, in the normal flow: it must not cover the page. */
export const band = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 20px',
  padding: '8px max(16px, env(safe-area-inset-right)) 8px max(16px, env(safe-area-inset-left))',
  background: color.strong,
  color: color.onStrong,
  vars: { [color.focus]: color.onStrong },
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

export const words = screenStyle({ maxWidth: '80ch', overflowWrap: 'anywhere' });

export const end = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
