import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminFormsText } from '../../../text/adminForms.en.ts';
import type { FormTexts } from './formKind.ts';
import type { SaveProblem } from './saving.ts';

const text = adminFormsText.saving;

export type SaveProblemNoticeProps = {
  problem: SaveProblem<unknown>;
  texts: FormTexts;
  /** Saves once more. */
  onRetry: () => void;
};

/** Says that saving did not work, or only in part. */
export function SaveProblemNotice({ problem, texts, onRetry }: SaveProblemNoticeProps) {
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

export type DraftNoticeProps = {
  /** Which draft it is: its age, and what it lacks. */
  detail: string;
  onRestore: () => void;
  onDrop: () => void;
  /** Called after either answer, for the focus, whose button is gone. */
  onAnswered?: () => void;
};

/** Offers what was typed earlier and never saved. */
export function DraftNotice(props: DraftNoticeProps) {
  const { title, restore, drop } = adminFormsText.draft;
  const answering = (answer: () => void) => () => {
    answer();
    props.onAnswered?.();
  };
  return (
    <Notice
      tone="neutral"
      announced="politely"
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={answering(props.onRestore)}>
            {restore}
          </Button>
          <Button tone="plain" onClick={answering(props.onDrop)}>
            {drop}
          </Button>
        </>
      }
    >
      {props.detail}
    </Notice>
  );
}
