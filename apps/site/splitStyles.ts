import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StyleNode } from '@vitrin/contract/rendering/styleNodes';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Writes the built style sheets rule by rule next to Vite's manifest, so that the server can inline those that a page
 * uses without parsing CSS itself.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  writeBundle({ dir = '' }, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    const split = Object.fromEntries(
      sheets.map((file) => [`/${file}`, nodesOf(readFileSync(path.join(dir, file), 'utf8'))]),
    );
    writeFileSync(path.join(dir, '.vite/styles.json'), JSON.stringify(split));
  },
});

/** The parts of a style sheet, in order. */
export const nodesOf = (css: string): readonly StyleNode[] => parse(css).nodes.flatMap(nodeOf);

/**
 * Not needed for a first view on a screen: print styles, those for pages without scripts, which link the whole sheets,
 * and what forced colours need besides, which is too rare to be in every page.
 */
const elsewhere = /^(?:print|\((?:scripting:\s*none|forced-colors:\s*active)\).*)$/;

function nodeOf(node: ChildNode): readonly StyleNode[] {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'atrule')
    return node.name === 'media' && elsewhere.test(node.params) ? [] : [atRuleOf(node)];
  return [];
}

/** Not needed for a first view: pointer states come with the whole sheets. */
const later = /:(?:hover|active)\b/;

function ruleOf(rule: Rule): readonly StyleNode[] {
  const selectors = rule.selectors.filter((selector) => !later.test(selector));
  if (selectors.length === 0) return [];
  const body = rule.nodes.map((node) => node.toString()).join(';');
  return [{ selectors: selectors.map((text) => ({ text, classes: neededBy(text) })), body }];
}

/** The classes that a selector requires; those in parentheses are alternatives or exclusions. */
const neededBy = (selector: string): readonly string[] =>
  [...withoutParentheses(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

function withoutParentheses(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}

function atRuleOf(rule: AtRule): StyleNode {
  if (rule.name === 'keyframes') return { keyframes: rule.params, text: rule.toString() };
  // A statement, or a rule with its own declarations such as @font-face.
  if (rule.nodes === undefined || !rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule'))
    return { text: `${rule.toString()}${rule.nodes === undefined ? ';' : ''}` };
  return { within: `@${rule.name} ${rule.params}`, nodes: rule.nodes.flatMap(nodeOf) };
}
