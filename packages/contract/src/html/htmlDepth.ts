import { htmlParts } from './htmlParts.ts';

/** Void tags, which have no end tag. */
const hollow: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'source',
  'link',
  'meta',
]);

/** Tags whose end tag is optional, each with the open ones that it closes implicitly. */
const ends: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['p']],
  ['li', ['li', 'p']],
  ['td', ['td', 'th', 'p']],
  ['th', ['td', 'th', 'p']],
  ['tr', ['tr', 'td', 'th', 'p']],
  ['tbody', ['thead', 'tbody', 'tr', 'td', 'th', 'p']],
]);

/** Whether more than `most` tags of an HTML text are open at once. Reading stops at that point. */
export function isDeeperThan(most: number, html: string): boolean {
  const open: string[] = [];
  for (const part of htmlParts(html)) {
    if (part.kind === 'text' || part.name === '' || hollow.has(part.name)) continue;
    if (part.closing) {
      const opened = open.lastIndexOf(part.name);
      if (opened !== -1) open.length = opened;
      continue;
    }
    const ended = ends.get(part.name) ?? [];
    while (ended.includes(open.at(-1) ?? '')) open.pop();
    open.push(part.name);
    if (open.length > most) return true;
  }
  return false;
}
