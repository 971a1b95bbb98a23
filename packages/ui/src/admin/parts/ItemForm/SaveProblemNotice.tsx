import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFormsText, adminText } from '../../../text/panelText.ts';
import * as css from './ItemForm.css.ts';
import type { FormTexts } from './formKind.ts';
import type { SaveProblem } from './saving.ts';

export type SaveProblemNoticeProps = {
  problem: SaveProblem;
  texts: FormTexts;
  /** Saves again. */
  onRetry: () => void;
};

/** Reports that saving failed, completely or partly. */
export function SaveProblemNotice({ problem, texts, onRetry }: SaveProblemNoticeProps) {
  const text = adminFormsText.saving;
  if (problem.kind === 'failed') {
    return (
      <Notice tone="bad" announced="atOnce" title={texts.saveFailed}>
        {problem.lost === true ? text.lostDetail : text.failedDetail}
      </Notice>
    );
  }
  if (problem.kind === 'gone') {
    return (
      <Notice
        tone="bad"
        announced="atOnce"
        title={text.gone}
        actions={
          problem.trash && (
            // In a new tab, so that the form stays.
            <ButtonLink tone="quiet" href={problem.trash} target="_blank">
              {text.openTrash} <VisuallyHidden>{adminText.frame.newTab}</VisuallyHidden>
            </ButtonLink>
          )
        }
      >
        {problem.trash === undefined ? text.failedDetail : text.goneDetail}
      </Notice>
    );
  }
  if (problem.kind === 'pdf') {
    return problem.cancelled ? (
      <Notice tone="neutral" announced="atOnce" title={text.pictureCancelled}>
        {text.pdfWaits}
      </Notice>
    ) : (
      <Notice
        tone="bad"
        announced="atOnce"
        title={text.pdfFailed}
        actions={
          <Button tone="quiet" onClick={onRetry}>
            {text.tryPicture}
          </Button>
        }
      >
        {[problem.reason, text.pdfWaits].filter(Boolean).join(' ')}
      </Notice>
    );
  }
  const { wrong } = problem;
  const reasons = wrong?.reasons ?? [];
  return problem.cancelled ? (
    <Notice tone="neutral" announced="atOnce" title={text.pictureCancelled}>
      {text.pictureWaits}
    </Notice>
  ) : (
    <Notice
      tone="bad"
      announced="atOnce"
      title={wrong?.main === false ? text.picturesFailed(reasons.length) : texts.pictureFailed}
      actions={
        <Button tone="quiet" onClick={onRetry}>
          {text.tryPicture}
        </Button>
      }
    >
      {reasons.length > 0 && (
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {reasons.length > 1 ? text.picturesWait : text.pictureWaits}
    </Notice>
  );
}
