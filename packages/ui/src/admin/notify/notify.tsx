import { limits } from '@vitrin/contract/limits';
import { drawingWork } from '../../elements/PictureField/drawingWork.ts';
import { Toast, type ToastProps } from '../../elements/Toast/Toast.tsx';
import { useSyncExternalStore } from 'react';
import { adminText } from '../../text/panelText.ts';
import { LongWork, type LongWorkProps } from '../parts/LongWork/LongWork.tsx';
import { Lasting } from './Lasting.tsx';
import { dropNotices, type Toasts, whenShown } from './toasts.ts';

type Message = Pick<ToastProps, 'tone' | 'text' | 'action'> & {
  /** How long it is shown, in milliseconds; paused while it is hovered or focused. */
  duration: number;
  /** Called once it has expired or was dismissed, but not after its action. */
  onGone?: () => void;
};

function show(message: Message): () => void {
  let over = false;
  const conclude = (act?: () => void) => {
    if (!over) act?.();
    over = true;
  };
  let dismiss: (() => void) | undefined;
  const end = (act?: () => void) => {
    conclude(act);
    dismiss?.();
  };
  const showIn = (toasts: Toasts) => {
    if (over) return;
    const id = toasts.custom(
      () => (
        <Lasting duration={message.duration} onLapse={() => end(message.onGone)}>
          <Toast
            tone={message.tone}
            text={message.text}
            action={
              message.action && {
                label: message.action.label,
                onPress: () => end(message.action?.onPress),
              }
            }
            dismissLabel={adminText.dismiss}
            onDismiss={() => end(message.onGone)}
          />
        </Lasting>
      ),
      // Our own timer pauses on focus as well as on hover. A swipe dismisses the toast from outside.
      { duration: Number.POSITIVE_INFINITY, onDismiss: () => conclude(message.onGone) },
    );
    dismiss = () => void toasts.dismiss(id);
  };
  whenShown({ show: showIn, drop: () => conclude(message.onGone) });
  return () => end(message.onGone);
}

/** Reports a success; disappears by itself. */
export function notifySuccess(text: string): void {
  show({ tone: 'success', text, duration: limits.successBannerMs });
}

/** Reports a success and offers a next step; stays long enough to read both. */
export function offerNext(text: string, next: { label: string; onPress: () => void }): void {
  show({ tone: 'success', text, duration: limits.undoMs, action: next });
}

/** Reports a failure; stays until it is dismissed or retried. */
export function notifyFailure(text: string, onRetry?: () => void): void {
  show({
    tone: 'failure',
    text,
    duration: Number.POSITIVE_INFINITY,
    action: onRetry && { label: adminText.retry, onPress: onRetry },
  });
}

/**
 * Offers to undo an action that the screen already shows; `onLapse` is called once, when the offer expires unused.
 * Returns a function that ends the offer immediately.
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

/** Shows the progress of a long operation until it ends; it cannot be dismissed, only stopped. */
export function showWork(begun: LongWorkProps): { update: (now: LongWorkProps) => void; end: () => void } {
  let present: LongWorkProps | undefined = begun;
  let draw: (() => void) | undefined;
  let dismiss: (() => void) | undefined;
  const shown = { duration: Number.POSITIVE_INFINITY, dismissible: false };
  const showIn = (toasts: Toasts) => {
    if (present === undefined) return;
    const first = present;
    const id = toasts.custom(() => <LongWork {...first} />, shown);
    draw = () => {
      const now = present;
      if (now !== undefined) toasts.custom(() => <LongWork {...now} />, { ...shown, id });
    };
    dismiss = () => void toasts.dismiss(id);
  };
  const end = () => {
    present = undefined;
    dismiss?.();
  };
  whenShown({ show: showIn, drop: end });
  return {
    update: (now) => {
      if (present === undefined) return;
      present = now;
      draw?.();
    },
    end,
  };
}

/** Removes all notices, which concern the previous admin's work. */
export function clearNotices(): void {
  dropNotices();
}

/** How many chosen pictures are being converted. */
export const useDrawing = (): number => useSyncExternalStore(drawingWork.subscribe, drawingWork.left);
