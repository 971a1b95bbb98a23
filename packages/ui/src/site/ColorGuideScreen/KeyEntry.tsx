import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Palette, PaletteKey } from '@vitrin/contract/settings/palette';
import { classes } from '../../elements/classes.ts';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import type { ColorTokens } from '../../theme/contract.css.ts';
import { derivedColors, steps } from '../../theme/derivedColors.ts';
import { type ColorName, colorNamed } from '../../theme/pairs.ts';
import { grid } from '../../theme/layout.css.ts';
import { headings, note } from '../../theme/type.css.ts';
import { ColorChip } from '../parts/ColorChip/ColorChip.tsx';
import * as css from './ColorGuideScreen.css.ts';

export type KeyEntryProps = { colorKey: PaletteKey; palette: Palette; tokens: ColorTokens };

const { keys, groups, steps: stepWords, roles: roleWords, guide: text } = siteColorsText;

/** One of the eight colours: its purpose, and everything derived from it. */
export function KeyEntry({ colorKey, palette, tokens }: KeyEntryProps) {
  const { name, use } = keys[colorKey];
  const derived = derivedColors[colorKey];
  return (
    <li className={classes(grid, css.entry)}>
      <div className={css.stored}>
        <div className={css.swatch} style={assignInlineVars({ [css.shown]: palette[colorKey] })} />
        <h3 className={headings.h3}>{name}</h3>
        <p className={css.code}>
          <code lang="en">{colorKey}</code> <code>{palette[colorKey]}</code>
        </p>
        <p className={css.use}>{use}</p>
      </div>
      <div className={css.derived}>
        {derived.groups.map((group) => (
          <Values
            key={group}
            title={text.group(groups[group])}
            tokens={tokens}
            values={steps.map((step) => [stepWords[step], `${group}.${step}`])}
          />
        ))}
        {derived.roles.length > 0 && (
          <Values
            title={text.roles}
            tokens={tokens}
            values={derived.roles.map((role) => [roleWords[role], role])}
          />
        )}
      </div>
    </li>
  );
}

type ValuesProps = {
  title: string;
  tokens: ColorTokens;
  values: readonly (readonly [word: string, name: ColorName])[];
};

function Values(props: ValuesProps) {
  return (
    <div className={css.values}>
      <h4 className={note}>{props.title}</h4>
      <ul className={css.chips}>
        {props.values.map(([word, name]) => (
          <li key={name} className={css.value}>
            <ColorChip color={colorNamed(props.tokens, name)} />
            <span className={css.word}>{word}</span>
            <code className={css.hex}>{colorNamed(props.tokens, name)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
