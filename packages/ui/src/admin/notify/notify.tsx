import { limits } from '@vitrin/contract/limits';
import { toast } from 'sonner';
import { Toast, type ToastProps } from '../../elements/Toast/Toast.tsx';
import { adminText } from '../../text/panelText.ts';
import { Lasting } from './Lasting.tsx';

type Message = Pick<ToastProps, 'tone' | 'text' | 'action'> & {
  /** How long it stays, in milliseconds, while it is neither hovered nor focused. */
  duration: number;
  /** Called once it is gone by itself or dismissed, and not after its action. */
  onGone?: () => void;
};

function show(message: Message): () => void {
  let over = false;
  const conclude = (act?: () => void) => {
    if (!over) act?.();
    over = true;
  };
  const end = (id: string | number, act?: () => void) => {
    conclude(act);
    toast.dismiss(id);
  };
  const id = toast.custom(
    (shown) => (
      <Lasting duration={message.duration} onLapse={() => end(shown, message.onGone)}>
        <Toast
          tone={message.tone}
          text={message.text}
          action={
            message.action && {
              label: message.action.label,
              onPress: () => end(shown, message.action?.onPress),
            }
          }
          dismissLabel={adminText.dismiss}
          onDismiss={() => end(shown, message.onGone)}
        />
      </Lasting>
    ),
    // Its own clock waits for the focus as well as for the pointer. A swipe ends it from outside.
    { duration: Number.POSITIVE_INFINITY, onDismiss: () => conclude(message.onGone) },
  );
  return () => end(id, message.onGone);
}

/** Says that something went well; leaves by itself. */
export function notifySuccess(text: string): void {
  show({ tone: 'success', text, duration: limits.successBannerMs });
}

/** Says that something went well and offers what to do next; stays long enough to take the offer. */
export function offerNext(text: string, next: { label: string; onPress: () => void }): void {
  show({ tone: 'success', text, duration: limits.undoMs, action: next });
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

/** Takes all messages away; they are about work that another admin has not done. */
export function clearNotices(): void {
  toast.dismiss();
}
