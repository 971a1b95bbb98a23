import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminFormsText } from '../../../text/adminForms.en.ts';
import type { FormTexts } from './formKind.ts';
import type { SaveProblem } from './saving.ts';

const text = adminFormsText.saving;

export type SaveProblemNoticeProps = { problem: SaveProblem<unknown>; texts: FormTexts };

/** Says that saving did not work, or only in part. */
export function SaveProblemNotice({ problem, texts }: SaveProblemNoticeProps) {
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
    <Notice tone="bad" announced="atOnce" title={texts.pictureFailed}>
      {text.pictureWaits}
    </Notice>
  );
}

export type DraftNoticeProps = { when: string; onRestore: () => void; onDrop: () => void };

/** Offers what was typed earlier and never saved. */
export function DraftNotice(props: DraftNoticeProps) {
  const { title, detail, restore, drop } = adminFormsText.draft;
  return (
    <Notice
      tone="neutral"
      announced="politely"
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={props.onRestore}>
            {restore}
          </Button>
          <Button tone="plain" onClick={props.onDrop}>
            {drop}
          </Button>
        </>
      }
    >
      {detail(props.when)}
    </Notice>
  );
}
