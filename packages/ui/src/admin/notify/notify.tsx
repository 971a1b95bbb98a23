import { limits } from '@vitrin/contract/limits';
import { toast } from 'sonner';
import { Toast, type ToastProps } from '../../elements/Toast/Toast.tsx';
import { adminText } from '../../text/admin.en.ts';

type Message = Pick<ToastProps, 'tone' | 'text' | 'action'> & {
  /** How long it stays, in milliseconds, while it is neither hovered nor focused. */
  duration: number;
  /** Called once it is gone by itself or dismissed, and not after its action. */
  onGone?: () => void;
};

function show(message: Message): () => void {
  const { tone, text, duration, onGone } = message;
  let acted = false;
  const gone = () => {
    if (!acted) onGone?.();
    acted = true;
  };
  const draw = (id: string | number) => (
    <div
      onFocus={() => toast.custom(draw, { id, duration: Number.POSITIVE_INFINITY })}
      onBlur={() => toast.custom(draw, { id, duration })}
    >
      <Toast
        tone={tone}
        text={text}
        action={
          message.action && {
            label: message.action.label,
            onPress: () => {
              acted = true;
              toast.dismiss(id);
              message.action?.onPress();
            },
          }
        }
        dismissLabel={adminText.dismiss}
        onDismiss={() => toast.dismiss(id)}
      />
    </div>
  );
  const id = toast.custom(draw, { duration, onDismiss: gone, onAutoClose: gone });
  return () => {
    gone();
    toast.dismiss(id);
  };
}

/** Says that something went well; leaves by itself. */
export function notifySuccess(text: string): void {
  show({ tone: 'success', text, duration: limits.successBannerMs });
}

/** Says that something failed; stays until it is dismissed or tried again. */
export function notifyFailure(text: string, onRetry?: () => void): void {
  show({
    tone: 'failure',
    text,
    duration: Number.POSITIVE_INFINITY,
    action: onRetry && { label: adminText.retry, onPress: onRetry },
  });
}

/**
 * Offers to undo what was done on the screen; `onLapse` is called once, when the offer is over without being taken.
 * Returns what ends the offer at once.
 */
export function offerUndo(text: string, handlers: { onUndo: () => void; onLapse: () => void }): () => void {
  return show({
    tone: 'success',
    text,
    duration: limits.undoMs,
    action: { label: adminText.undo, onPress: handlers.onUndo },
    onGone: handlers.onLapse,
  });
}
