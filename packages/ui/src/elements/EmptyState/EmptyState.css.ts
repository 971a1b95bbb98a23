import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

export const blank = elementStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  padding: '64px 24px 72px',
  textAlign: 'center',
});

export const drawing = elementStyle({
  width: 232,
  maxWidth: '100%',
  height: 'auto',
  marginBottom: vars.space.s3,
  color: vars.color.textSoft,
});

export const title = elementStyle({
  margin: 0,
  fontSize: vars.size.h3,
  lineHeight: 1.5,
  fontWeight: 600,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const detail = elementStyle({
  maxWidth: '44ch',
  margin: 0,
  color: vars.color.textQuiet,
  textWrap: 'balance',
});

export const action = elementStyle({ marginTop: vars.space.s2 });
