import { RotateCcw } from 'lucide-react';
import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../../text/panelText.ts';

export type LoadFailureProps = { error: string; onRetry: () => void };

/** Replaces content that could not be loaded. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <EmptyState
      urgent
      drawing="lostConnection"
      title={props.error}
      detail={adminText.nothingLost}
      action={
        <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden />} onClick={props.onRetry}>
          {adminText.tryAgain}
        </Button>
      }
    />
  );
}
