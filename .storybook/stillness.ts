const asks = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;
const asksNot = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g;

/** A media query as it reads for a visitor who prefers reduced motion. */
const answered = (query: string): string =>
  query.replace(asksNot, '(max-width: 0px)').replace(asks, '(min-width: 0px)');

function mediaRulesOf(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? inner.concat(rule) : inner;
  });
}

const mediaRules = (): CSSMediaRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return mediaRulesOf(sheet.cssRules);
    } catch {
      // The rules of a sheet of another origin cannot be read.
      return [];
    }
  });

/**
 * Applies the product's own rules for reduced motion, as the system's setting would: every media query about it is
 * rewritten in present and future style sheets, and `matchMedia` agrees. Returns a function that undoes it.
 */
export function holdStill(): () => void {
  const before = new Map<CSSMediaRule, string>();
  const rewrite = (): void => {
    for (const rule of mediaRules()) {
      const { mediaText } = rule.media;
      const wanted = answered(mediaText);
      if (wanted === mediaText) continue;
      before.set(rule, mediaText);
      rule.media.mediaText = wanted;
    }
  };
  rewrite();
  const watcher = new MutationObserver(rewrite);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked sheet has rules only once it is loaded.
  document.addEventListener('load', rewrite, true);

  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(answered(query));
  return () => {
    watcher.disconnect();
    document.removeEventListener('load', rewrite, true);
    window.matchMedia = ask;
    for (const [rule, mediaText] of before) rule.media.mediaText = mediaText;
  };
}
