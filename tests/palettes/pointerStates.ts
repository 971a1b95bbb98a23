/** Every rule of a sheet, those inside of layers and media queries too. */
export function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

/** Matches in the state itself and below a root that names it, and is as specific as the state. */
const selectorOf = (state: string): string => `:is(:${state}, [data-pretended~="${state}"] *)`;

const prepared = new WeakSet<CSSStyleSheet>();

/** Makes the rules of all sheets match on the root: once, as the browser parses a changed sheet again. */
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
