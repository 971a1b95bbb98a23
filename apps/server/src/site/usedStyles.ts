import type { StyleNode } from '@vitrin/contract/rendering/styleNodes';

/**
 * The rules of the given sheets that a page with the given classes can need, as CSS. A page that inlines them is
 * painted without waiting for a style sheet, and looks the same as with all of them.
 */
export function usedStyles(sheets: readonly (readonly StyleNode[])[], classes: ReadonlySet<string>): string {
  const nodes = sheets.flat();
  const rules = nodes.map((node) => ('keyframes' in node ? '' : textOf(node, classes))).join('');
  // Keyframes may be anywhere: only the last of one name counts, and the build makes their names unique.
  const moves = keyframesIn(nodes).filter(({ keyframes }) => rules.includes(keyframes));
  return rules + moves.map(({ text }) => text).join('');
}

/** The classes of the elements of a page. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]+)"/g)) lists.add(list);
  for (const list of lists) for (const name of list.split(' ')) classes.add(name);
  return classes;
}

function textOf(node: StyleNode, classes: ReadonlySet<string>): string {
  if ('selectors' in node) {
    const needed = node.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    return needed.length === 0 ? '' : `${needed.map(({ text }) => text).join(',')}{${node.body}}`;
  }
  if ('within' in node) {
    const inner = node.nodes.map((each) => textOf(each, classes)).join('');
    return inner === '' ? '' : `${node.within}{${inner}}`;
  }
  return 'keyframes' in node ? '' : node.text;
}

const keyframesIn = (nodes: readonly StyleNode[]): readonly Extract<StyleNode, { keyframes: string }>[] =>
  nodes.flatMap((node) => {
    if ('keyframes' in node) return [node];
    return 'within' in node ? keyframesIn(node.nodes) : [];
  });
