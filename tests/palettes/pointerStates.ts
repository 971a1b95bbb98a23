/** Every rule of a sheet, those inside of layers and media queries too. */
export function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

/** Always true, and as specific as the state that it stands for. */
const always = ':not(.never)';

/**
 * Examines a page three times: at rest, as if everything were hovered, and as if everything were pressed. It uses the
 * styles' own rules with `:hover` and `:active` rewritten meanwhile.
 */
export function inPointerStates<T>(look: () => readonly T[]): readonly T[] {
  const changed: { rule: CSSStyleRule; selector: string }[] = [];
  const pretend = (state: string) => {
    for (const sheet of document.styleSheets) {
      for (const rule of rulesIn(sheet.cssRules)) {
        if (!rule.selectorText.includes(state)) continue;
        changed.push({ rule, selector: rule.selectorText });
        rule.selectorText = rule.selectorText.replaceAll(state, always);
      }
    }
  };
  try {
    const rest = look();
    pretend(':hover');
    const hovered = look();
    pretend(':active');
    return [...rest, ...hovered, ...look()];
  } finally {
    for (const { rule, selector } of changed.toReversed()) rule.selectorText = selector;
  }
}
