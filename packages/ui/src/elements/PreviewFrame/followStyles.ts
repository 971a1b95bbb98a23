const styleTags = 'link[rel="stylesheet"], style';

/**
 * Mirrors the style sheets of one document in another, including later additions and changes. `ready` is called as
 * soon as none is loading; the returned function stops the mirroring.
 */
export function followStyles(source: Document, target: Document, ready: () => void): () => void {
  const copies = new Map<Element, Element>();
  const loading = new Set<Element>();

  function settle(clone: Element) {
    if (loading.delete(clone) && loading.size === 0) ready();
  }

  function copy(tag: Element): Element {
    const clone = target.importNode(tag, true);
    if (clone.matches('link')) {
      loading.add(clone);
      for (const event of ['load', 'error'])
        clone.addEventListener(event, () => settle(clone), { once: true });
    }
    return clone;
  }

  function follow() {
    const tags = new Set(source.querySelectorAll(styleTags));
    for (const [tag, clone] of copies) {
      if (tags.has(tag)) continue;
      clone.remove();
      copies.delete(tag);
      settle(clone);
    }
    for (const tag of tags) {
      const known = copies.get(tag);
      if (known?.textContent === tag.textContent) continue;
      const clone = copy(tag);
      if (known) known.replaceWith(clone);
      else target.head.append(clone);
      copies.set(tag, clone);
    }
  }

  follow();
  if (loading.size === 0) ready();
  const observer = new MutationObserver(follow);
  observer.observe(source.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    loading.clear();
  };
}
