import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminFormsText } from '../../../text/panelText.ts';

export type DraftNoticeProps = {
  /** A description of the draft: its age, and what it does not contain. */
  detail: string;
  /** Set if it was typed on another device. */
  elsewhere?: boolean | undefined;
  /** Absent if nothing can be restored; the notice is then only acknowledged. */
  onRestore: (() => void) | undefined;
  onDrop: () => void;
};

/** Offers earlier input that was never saved. */
export function DraftNotice(props: DraftNoticeProps) {
  const text = adminFormsText.draft;
  const title = props.elsewhere === true ? text.elsewhereTitle : text.title;
  const restore = props.elsewhere === true ? text.open : text.restore;
  return (
    <Notice
      tone="neutral"
      announced="politely"
      title={title}
      actions={
        <>
          {props.onRestore && (
            <Button tone="quiet" onClick={props.onRestore}>
              {restore}
            </Button>
          )}
          <Button tone="plain" onClick={props.onDrop}>
            {props.onRestore ? text.drop : text.seen}
          </Button>
        </>
      }
    >
      {props.detail}
    </Notice>
  );
}
