import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check } from 'lucide-react';
import { adminFormsText } from '../../../text/panelText.ts';
import { inLocale } from '../../parts/inLocale.ts';
import type { Verdict } from '../../../theme/verdict.ts';
import * as css from './VerdictBadge.css.ts';

export type VerdictBadgeProps = {
  /** Undefined while the code is no colour. */
  verdict: Verdict | undefined;
};

const oneDecimal = inLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A contrast ratio as text, such as "4.9". */
export const ratioInWords = (ratio: number): string => oneDecimal().format(ratio);

/** The legibility of a colour: a sample, a word, and the contrast. */
export function VerdictBadge({ verdict }: VerdictBadgeProps) {
  const text = adminFormsText.theme;
  if (!verdict) {
    return (
      <span className={css.verdict}>
        <span />
        <span className={css.badge} data-tone="wrong">
          {text.verdicts.notAColor}
        </span>
      </span>
    );
  }
  const { word, ratio } = verdict;
  const lines = word === 'linesOnly';
  const changed = word === 'corrected' || word === 'lightened';
  return (
    <span className={css.verdict} title={text.verdictMeanings[word]}>
      <span
        className={css.sample}
        data-lines={lines}
        aria-hidden="true"
        style={assignInlineVars({ [css.ground]: verdict.ground, [css.ink]: verdict.ink })}
      >
        {!lines && text.sample}
      </span>
      <span className={css.badge} data-tone={lines || changed ? 'plain' : 'good'}>
        {!lines && !changed && <Check size={12} className={css.mark} aria-hidden />}
        {text.verdicts[word]}
      </span>
      {ratio !== undefined && <span className={css.ratio}>{text.ratio(ratioInWords(ratio))}</span>}
    </span>
  );
}
