import type { Palette } from '@vitrin/contract/settings/palette';
import { type ColorTokens, vars } from './contract.css.ts';
import { deriveTheme } from './derive.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The CSS variables of a theme's colours, such as `--vitrin-color-paper`, each with its value. */
export function themeVariables(tokens: ColorTokens): Record<`--${string}`, string> {
  const variables: Record<`--${string}`, string> = {};
  const walk = (names: Tree, values: Tree) => {
    for (const [key, name] of Object.entries(names)) {
      const value = values[key];
      if (typeof name !== 'string') walk(name, typeof value === 'object' ? value : {});
      else if (typeof value === 'string') variables[`--${name.replace(/^var\(--|\)$/g, '')}`] = value;
    }
  };
  walk(vars.color, tokens);
  return variables;
}

let last: { key: string; style: string } | undefined;

/**
 * The content of a `<style>` that gives a page its palette, for server-rendered HTML. It is cached, since consecutive
 * pages have the same one.
 */
export function themeStyle(palette: Palette): string {
  const key = JSON.stringify(palette);
  if (last?.key !== key) last = { key, style: styleOf(palette) };
  return last.style;
}

function styleOf(palette: Palette): string {
  const rules = Object.entries(themeVariables(deriveTheme(palette)));
  return `:root{${rules.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
