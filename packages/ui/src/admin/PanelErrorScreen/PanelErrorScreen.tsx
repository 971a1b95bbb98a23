import { RotateCcw } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../text/panelText.ts';

export type PanelErrorScreenProps = { onReload: () => void };

/** Replaces a screen that threw, or whose code could not be loaded. */
export function PanelErrorScreen(props: PanelErrorScreenProps) {
  return (
    <EmptyState
      urgent
      drawing="lostConnection"
      title={adminText.crash.title}
      detail={adminText.crash.detail}
      action={
        <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden />} onClick={props.onReload}>
          {adminText.crash.reload}
        </Button>
      }
    />
  );
}
