import type { PaletteKey } from '@vitrin/contract/settings/palette';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { contrast } from '../../theme/colorMath.ts';
import type { ColorTokens } from '../../theme/contract.css.ts';
import { tellingPair } from '../../theme/derivedColors.ts';
import { colorNamed } from '../../theme/pairs.ts';
import { note } from '../../theme/type.css.ts';
import { figuresOf } from '../parts/colorNames.ts';

export type ReadingProps = { colorKey: PaletteKey; tokens: ColorTokens };

const { demo: text } = siteColorsText;

/** How legible text in or on a colour is. */
export function Reading({ colorKey, tokens }: ReadingProps) {
  const pair = tellingPair[colorKey];
  if (pair === undefined) return <p className={note}>{text.linesOnly}</p>;
  const [ink, ground] = pair;
  const ratio = contrast(colorNamed(tokens, ink), colorNamed(tokens, ground));
  return <p className={note}>{text.reads(figuresOf(ratio))}</p>;
}
