import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { FormTexts } from './formKind.ts';
import type { SaveProblem } from './saving.ts';

export type SaveProblemNoticeProps = {
  problem: SaveProblem;
  texts: FormTexts;
  /** Saves once more. */
  onRetry: () => void;
};

/** Says that saving did not work, or only in part. */
export function SaveProblemNotice({ problem, texts, onRetry }: SaveProblemNoticeProps) {
  const text = adminFormsText.saving;
  if (problem.kind !== 'picture') {
    return (
      <Notice tone="bad" announced="atOnce" title={texts.saveFailed}>
        {text.failedDetail}
      </Notice>
    );
  }
  return problem.cancelled ? (
    <Notice tone="neutral" announced="atOnce" title={text.pictureCancelled}>
      {text.pictureWaits}
    </Notice>
  ) : (
    <Notice
      tone="bad"
      announced="atOnce"
      title={texts.pictureFailed}
      actions={
        <Button tone="quiet" onClick={onRetry}>
          {text.tryPicture}
        </Button>
      }
    >
      {text.pictureWaits}
    </Notice>
  );
}
