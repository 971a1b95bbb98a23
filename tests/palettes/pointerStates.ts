/** Every rule of a style sheet, including those inside layers and media queries. */
export function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

/** Matches the state itself and everything below a root that names it, with the specificity of the state. */
const selectorOf = (state: string): string => `:is(:${state}, [data-pretended~="${state}"] *)`;

const prepared = new WeakSet<CSSStyleSheet>();

/** Rewrites the rules of each sheet once to also match via the root, since the browser parses a changed sheet again. */
function prepareSheets(): void {
  for (const sheet of document.styleSheets) {
    if (prepared.has(sheet)) continue;
    prepared.add(sheet);
    for (const rule of rulesIn(sheet.cssRules)) {
      const written = rule.selectorText.replaceAll(/:(hover|active)\b/g, (_, state: string) =>
        selectorOf(state),
      );
      if (written !== rule.selectorText) rule.selectorText = written;
    }
  }
}

/**
 * Examines a page three times: at rest, as if everything were hovered, and as if everything were pressed. It uses the
 * styles' own rules for `:hover` and `:active`.
 */
export function inPointerStates<T>(look: () => readonly T[]): readonly T[] {
  const { dataset } = document.documentElement;
  prepareSheets();
  try {
    const rest = look();
    dataset['pretended'] = 'hover';
    const hovered = look();
    dataset['pretended'] = 'hover active';
    return [...rest, ...hovered, ...look()];
  } finally {
    delete dataset['pretended'];
  }
}
