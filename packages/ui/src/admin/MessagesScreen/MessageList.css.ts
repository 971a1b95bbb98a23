import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { onePane } from './MessagesScreen.css.ts';

const { color, size } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const bones = screenStyle({
  display: 'grid',
  gap: 10,
  padding: '16px 16px 16px 30px',
  borderBottom: `1px solid ${color.line}`,
});

export const letter = screenStyle({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  columnGap: 10,
  width: '100%',
  padding: '12px 16px 12px 12px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: color.selected, boxShadow: `inset 2px 0 ${color.text}` },
  },
  '@media': {
    [onePane]: { selectors: { '&[aria-current]': { background: 'none', boxShadow: 'none' } } },
  },
});

export const dot = screenStyle({
  width: 8,
  height: 8,
  marginTop: 6,
  borderRadius: '50%',
  selectors: { [`${letter}[data-unread] &`]: { background: color.info.base } },
});

const strongIfUnread = { [`${letter}[data-unread] &`]: { fontWeight: 600 } };

export const name = screenStyle({ ...cut, fontWeight: 500, selectors: strongIfUnread });

export const when = screenStyle({
  color: color.textQuiet,
  fontSize: size.note,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});

export const subject = screenStyle({ ...cut, gridColumn: '2 / -1', selectors: strongIfUnread });

export const quote = screenStyle({
  marginInlineEnd: 8,
  padding: '1px 6px',
  borderRadius: 3,
  background: color.success.soft,
  color: color.success.text,
  fontSize: size.note,
  fontWeight: 500,
});

export const peek = screenStyle({
  ...cut,
  gridColumn: '2 / -1',
  color: color.textQuiet,
  fontSize: size.small,
});

export const marks = screenStyle({
  ...cut,
  gridColumn: '2 / -1',
  color: color.textSoft,
  fontSize: size.note,
});

export const foot = screenStyle({ padding: '8px 16px 24px' });
