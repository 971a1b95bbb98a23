const blocks = new Set(
  'p hr h2 h3 h4 pre blockquote ul ol li figure figcaption table thead tbody tr th td'.split(' '),
);
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Paragraphs and table bodies around the same text make no difference. */
const meansNothing = new Set(['p', 'tbody']);

type Run = { path: readonly string[]; text: string };

/**
 * The meaning of HTML regardless of its notation: each line of text with the blocks around it, each piece with its
 * marks.
 */
export function meaningOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines: Run[] = [];
  let isOpen = false;
  let numbered = 0;

  function add(path: readonly string[], marks: readonly string[], text: string) {
    const said = marks.length > 0 ? `{${[...new Set(marks)].toSorted().join(' ')}|${text}}` : text;
    const last = lines.at(-1);
    if (isOpen && last) last.text += said;
    else lines.push({ path, text: said });
    isOpen = true;
  }

  function walk(node: Node, path: readonly string[], marks: readonly string[]) {
    if (node instanceof Text) {
      const text = path.some((step) => step.startsWith('pre')) ? node.data : node.data.replace(/\s+/g, ' ');
      if (text !== '') for (const letter of text) add(path, marks, letter);
      return;
    }
    if (!(node instanceof Element)) return;
    const name = sameAs[node.localName] ?? node.localName;
    const facts = [...node.attributes].map((one) => ` ${one.name}=${one.value}`).toSorted();
    const self = `${name}${facts.join('')}`;
    if (name === 'br' || name === 'img') return add(path, marks, `<${self}>`);
    if (!blocks.has(name)) return walkAll(node, path, [...marks, self]);
    isOpen = false;
    numbered += meansNothing.has(name) ? 0 : 1;
    const inner = meansNothing.has(name) ? path : [...path, `${self}#${numbered}`];
    if (name === 'hr' || name === 'td' || name === 'th') lines.push({ path: inner, text: '' });
    walkAll(node, inner, marks);
    isOpen = false;
  }

  function walkAll(parent: Node, path: readonly string[], marks: readonly string[]) {
    for (const child of parent.childNodes) walk(child, path, marks);
  }

  walkAll(body, [], []);
  return lines.map(({ path, text }) => `${path.join('>')}: ${text}`.trimEnd());
}
