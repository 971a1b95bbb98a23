import { type GlobalStyleRule, globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';
import { elementStyle } from '../../theme/layered.ts';

type Rule = Omit<GlobalStyleRule, '@layer' | '@media' | '@supports' | '@container'>;

export const details = elementStyle({});

const summaryRow = { display: 'flex', alignItems: 'center', gap: 8 } as const;

export const summary = styleVariants({
  inline: { '@layer': { [elements]: { ...summaryRow, width: 'fit-content', minHeight: 36 } } },
  row: {
    '@layer': { [elements]: { ...summaryRow, justifyContent: 'space-between', minHeight: 58 } },
  },
});

export const plus = elementStyle({
  display: 'flex',
  selectors: { [`${details}[open] > summary > &`]: { display: 'none' } },
});

export const minus = elementStyle({
  display: 'none',
  selectors: { [`${details}[open] > summary > &`]: { display: 'flex' } },
});

export const content = elementStyle({ paddingBottom: vars.space.s3 });

// Nothing opens on paper.
const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [elements]: { '@media': { print: rule } } } });

onPaper(`${details}::details-content`, { contentVisibility: 'visible' });
onPaper(`:is(${plus}, ${minus})`, { display: 'none !important' });
