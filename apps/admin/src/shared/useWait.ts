import { ApiError } from '@vitrin/api-client/errors';
import type { Wait } from '@vitrin/ui/admin/WaitNotice';
import { useEffect, useState } from 'react';

/** Shorter than a second, so that no number is skipped. */
const tickMs = 250;

/** The countdown of a refusal; undefined for an error without a time to wait. */
export function useWait(error: unknown, text: string | undefined): Wait | undefined {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  const [passed, setPassed] = useState({ error, left: 0 });

  useEffect(() => {
    if (seconds === undefined) return undefined;
    const end = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setPassed({ error, left });
      if (left === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [error, seconds]);

  if (seconds === undefined || text === undefined) return undefined;
  return { text, seconds, left: passed.error === error ? passed.left : seconds };
}
