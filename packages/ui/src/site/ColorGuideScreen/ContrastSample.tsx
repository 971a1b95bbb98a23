import { assignInlineVars } from '@vanilla-extract/dynamic';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import type { ContrastCell } from '../../theme/contrastTables.ts';
import { figuresOf } from '../parts/colorNames.ts';
import * as css from './ContrastMatrix.css.ts';

export type ContrastSampleProps = { cell: ContrastCell };

const { guide: text } = siteColorsText;

/** Two colours together with their contrast: text as text, a line as a border. */
export function ContrastSample({ cell }: ContrastSampleProps) {
  const colors = { [css.ground]: cell.ground, [css.ink]: cell.text, [css.label]: cell.label };
  return (
    <div className={css.sample} style={assignInlineVars(colors)}>
      <span className={css.shapes[cell.kind]} aria-hidden="true">
        {cell.kind === 'text' && text.sample}
      </span>
      <span className={css.ratio}>{text.ratio(figuresOf(cell.ratio))}</span>
      {cell.ratio < cell.least && <VisuallyHidden>{text.tooLow}</VisuallyHidden>}
    </div>
  );
}
