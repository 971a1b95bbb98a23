import { type ComplexStyleRule, style } from '@vanilla-extract/css';
import { elements, screens } from './layers.css.ts';

type Rule = Omit<Exclude<ComplexStyleRule, unknown[]>, '@layer'>;

/** A class of an element, in the elements layer. */
export const elementStyle = (rule: Rule): string => style({ '@layer': { [elements]: rule } });

/** A class of a screen or of one of its parts, in the layer that overrides elements. */
export const screenStyle = (rule: Rule): string => style({ '@layer': { [screens]: rule } });
