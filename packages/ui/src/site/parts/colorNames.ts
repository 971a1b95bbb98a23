import { siteLocale } from '@vitrin/contract/text/siteLanguage';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import type { ColorName, GroupName, RoleName, Step } from '../../theme/pairs.ts';

const { groups, steps, roles } = siteColorsText;

const isStep = (name: string): name is Step => name in steps;
const isGroup = (name: string): name is GroupName => name in groups;
const isRole = (name: string): name is RoleName => name in roles;

/** The name of a colour on the page: "Ana, üzerinde", "Koyu zemin". */
export function wordFor(name: ColorName): string {
  const [first = '', step = ''] = name.split('.');
  if (isGroup(first) && isStep(step)) return `${groups[first]}, ${steps[step]}`;
  return isRole(name) ? roles[name] : name;
}

const figures = new Intl.NumberFormat(siteLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A contrast with one decimal, truncated and not rounded, so that 4,49 is never shown as 4,5. */
export const figuresOf = (ratio: number): string => figures.format(Math.floor(ratio * 10) / 10);
