import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { OtherInWords } from './useEditing.ts';

export type OthersNoticeProps = { others: readonly OtherInWords[] };

/** Reports who else is editing this, or has an unsaved draft of it. */
export function OthersNotice(props: OthersNoticeProps) {
  const { others } = adminFormsText.draft;
  return (
    <Notice
      tone="neutral"
      announced="politely"
      title={props.others.map(({ by, when }) => others(by, when)).join(' ')}
    />
  );
}
