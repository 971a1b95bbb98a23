import { dyedName } from './dyes.ts';

/** A text and the backgrounds behind it, topmost first, by the names of the theme's colours. */
export type Meeting = { text: string; grounds: readonly string[]; words: string };

const parts = (color: string): { base: string; opacity: number } => {
  const rgba = /^rgba\((\d+, \d+, \d+), ([\d.]+)\)$/.exec(color);
  if (rgba) return { base: `rgb(${rgba[1]})`, opacity: Number(rgba[2]) };
  const mixed = /\/ ([\d.]+)\)$/.exec(color);
  return { base: color, opacity: mixed ? Number(mixed[1]) : 1 };
};

/** `paper`; `veil 20%` for a translucent colour; the colour itself if it is not in the theme. */
function named(color: string): string {
  const { base, opacity } = parts(color);
  if (opacity < 1) return `veil ${Math.round(opacity * 100)}%`;
  return dyedName.get(base) ?? color;
}

/** Elements with their own colours: another palette's, or colour samples. */
const own = '[style*="--"]';

/** Contrast requirements do not apply to disabled elements (WCAG 1.4.3). */
const exempt = ':disabled, [aria-disabled="true"], label:has(:disabled), script, style, noscript';

function boxOf(text: Text): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getClientRects()[0];
  if (box === undefined || (box.top >= 0 && box.bottom <= window.innerHeight)) return box;
  text.parentElement?.scrollIntoView({ block: 'center' });
  return range.getClientRects()[0];
}

/** The elements below an element at its centre; its ancestors if something else covers it. */
function under(element: Element, box: DOMRect): readonly Element[] {
  const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const at = stack.indexOf(element);
  if (at >= 0) return stack.slice(at);
  const ancestors: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) ancestors.push(next);
  return ancestors;
}

function groundsUnder(element: Element, box: DOMRect): readonly string[] {
  const grounds: string[] = [];
  for (const layer of under(element, box)) {
    if (layer.matches('img, video, canvas, iframe')) return [...grounds, 'picture'];
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(layer);
    const isUnderline = / [012]px$/.test(backgroundSize);
    if (layer !== element && backgroundImage.includes('gradient') && !isUnderline) grounds.push('gradient');
    const { opacity } = parts(backgroundColor);
    if (opacity > 0) grounds.push(named(backgroundColor));
    if (opacity === 1) return grounds;
  }
  return grounds;
}

/** Every visible text, with the colours behind it. */
export function meetings(root: Element): readonly Meeting[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Meeting[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '' || element.closest(exempt)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = boxOf(node);
    if (box === undefined || box.width < 2 || box.height < 2) continue;
    const [text, grounds] = [named(getComputedStyle(element).color), groundsUnder(element, box)];
    const isOwn = [text, ...grounds].some((name) => name.startsWith('rgb(')) && element.closest(own) !== null;
    if (!isOwn) found.push({ text, grounds, words: node.data.trim().slice(0, 40) });
  }
  return found;
}
