import { assignInlineVars } from '@vanilla-extract/dynamic';
import { quickColors } from '@vitrin/contract/settings/palette';
import { Button } from '../../../elements/Button/Button.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import * as css from './QuickColors.css.ts';

export type QuickColorsProps = { onChoose: (color: string) => void };

const names = ['sage', 'green', 'blue', 'purple', 'orange', 'red'] as const;

/** Suggested main colours. */
export function QuickColors(props: QuickColorsProps) {
  const text = adminFormsText.theme;
  return (
    <fieldset className={css.row} aria-label={text.startFromColor}>
      <span className={css.word} aria-hidden="true">
        {text.startFrom}
      </span>
      {names.map((name) => (
        <Button
          key={name}
          tone="quiet"
          size="small"
          icon={<span className={css.chip} style={assignInlineVars({ [css.shown]: quickColors[name] })} />}
          onClick={() => props.onChoose(quickColors[name])}
        >
          {text.quickColors[name]}
        </Button>
      ))}
    </fieldset>
  );
}
