import { type Palette, paletteKeys, quickColors } from '@vitrin/contract/settings/palette';
import { useId } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { ColorField } from '../../elements/ColorField/ColorField.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { deriveTheme } from '../../theme/derive.ts';
import { wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { ColorChip } from '../parts/ColorChip/ColorChip.tsx';
import { Reading } from './Reading.tsx';
import * as css from './ThemeDemoScreen.css.ts';
import type { usePaletteDraft } from './usePaletteDraft.ts';

export type DemoControlsProps = { draft: ReturnType<typeof usePaletteDraft> };

const { keys, demo: text } = siteColorsText;

const names = ['sage', 'green', 'emerald', 'blue', 'purple', 'orange', 'red'] as const;

const isOf = (shown: Palette, color: string): boolean =>
  shown.primaryColor.toLowerCase() === color.toLowerCase();

/** The preset colours, always visible, and a field for each of the eight colours. */
export function DemoControls({ draft }: DemoControlsProps) {
  const titleId = useId();
  const tokens = deriveTheme(draft.shown);
  return (
    <>
      <div className={css.bar}>
        <fieldset className={wrap}>
          <legend>
            <VisuallyHidden>{text.quick}</VisuallyHidden>
          </legend>
          <div className={css.chips}>
            {names.map((name) => (
              <Button
                key={name}
                tone="quiet"
                size="small"
                icon={<ColorChip color={quickColors[name]} />}
                aria-pressed={isOf(draft.shown, quickColors[name])}
                onClick={() => draft.begin(quickColors[name])}
              >
                {text.quickColors[name]}
              </Button>
            ))}
            <Button tone="plain" size="small" onClick={draft.reset}>
              {text.reset}
            </Button>
          </div>
        </fieldset>
      </div>
      <section className={classes(wrap, css.own)} aria-labelledby={titleId}>
        <h2 id={titleId} className={headings.h2}>
          {text.own}
        </h2>
        <p className={css.hint}>{text.ownHint}</p>
        <div className={css.fields}>
          {paletteKeys.map((key) => (
            <ColorField
              key={key}
              id={`demo-${key}`}
              name={keys[key].name}
              keyName={key}
              hint={keys[key].use}
              value={draft.codes[key]}
              swatch={draft.swatch(key)}
              error={draft.isWrong(key) ? text.wrongCode : undefined}
              texts={{ pick: text.pick(keys[key].name), code: text.code(keys[key].name) }}
              onChange={(value) => draft.change(key, value)}
            >
              <Reading colorKey={key} tokens={tokens} />
            </ColorField>
          ))}
        </div>
      </section>
    </>
  );
}
