import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { GalleryListScreenProps, GalleryUpload } from '@vitrin/ui/admin/GalleryListScreen';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText as text } from '@vitrin/ui/text/panelText';
import { useSyncExternalStore } from 'react';
import { reasonOf } from '../shared/reasonOf.ts';
import { beginWork } from '../shared/underWay.ts';
import { tellFailure } from '../shared/tellFailure.ts';

/** Stores one file, and invalidates the queries that show it. */
type SendFile = (
  queries: QueryClient,
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** Uploads for a screen, and functions that start, repeat and stop them. */
export type Uploads = Pick<
  GalleryListScreenProps,
  'uploads' | 'onUpload' | 'onRetryUpload' | 'onCancelUpload'
>;

type Sent = { status: 'added' | 'stopped' } | { status: 'failed'; why: string };

/**
 * A queue of picture uploads, one at a time, which continues while the admin looks at another screen. Created once for
 * each place that pictures are uploaded to.
 */
export function createUploads(sendFile: SendFile): () => Uploads {
  /** The files being uploaded; they continue while the admin looks at another screen. */
  let uploads: readonly GalleryUpload[] = [];
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  /** Resolves when everything requested so far has been sent: sequentially, to preserve the order. */
  let queue: Promise<unknown> = Promise.resolve();
  let made = 0;

  /** Chosen pictures that are not stored yet would be lost with the page. */
  let endWork: (() => void) | undefined;

  function replace(next: readonly GalleryUpload[]) {
    uploads = next;
    if (next.length > 0) endWork ??= beginWork(forget);
    else {
      endWork?.();
      endWork = undefined;
    }
    for (const listener of listeners) listener();
  }

  function forget() {
    replace([]);
    for (const stop of stops.values()) stop.abort();
  }

  const patch = (id: string, change: Partial<GalleryUpload>) =>
    replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const isWanted = (id: string): boolean => uploads.some((upload) => upload.id === id);

  /** Sends one file; an admin may have stopped it. */
  async function send(queries: QueryClient, { id, file }: GalleryUpload): Promise<Sent> {
    if (!isWanted(id)) return { status: 'stopped' };
    const stop = new AbortController();
    stops.set(id, stop);
    try {
      await sendFile(queries, file, { signal: stop.signal, onProgress: (share) => patch(id, { share }) });
      patch(id, { share: 1 });
      return { status: 'added' };
    } catch (error) {
      if (stop.signal.aborted) return { status: 'stopped' };
      const why = reasonOf(error);
      patch(id, { failed: true, problem: why });
      return { status: 'failed', why };
    } finally {
      stops.delete(id);
    }
  }

  async function sendAll(queries: QueryClient, batch: readonly GalleryUpload[]): Promise<void> {
    const results: Sent[] = [];
    for (const upload of batch) {
      // Sequentially, to preserve the order.
      results.push(await send(queries, upload));
    }
    // What was stopped as a whole needs no message.
    if (!batch.some(({ id }) => isWanted(id))) return;
    const ids = new Set(batch.map(({ id }) => id));
    replace(uploads.filter(({ id, failed }) => failed || !ids.has(id)));
    const failed = batch.filter((_upload, index) => results[index]?.status === 'failed');
    const added = results.filter(({ status }) => status === 'added').length;
    if (failed.length === 0) {
      if (added > 0) notifySuccess(text.uploaded);
      return;
    }
    const reasons = [...new Set(results.flatMap((sent) => (sent.status === 'failed' ? [sent.why] : [])))];
    tellFailure(
      added === 0
        ? text.uploadFailed
        : text.someUploaded(added, failed.length, reasons.map((why) => why.replace(/\.$/, '')).join('. ')),
      () => retry(queries, failed),
    );
  }

  const enqueue = (queries: QueryClient, batch: readonly GalleryUpload[]) => {
    queue = queue.then(() => sendAll(queries, batch));
  };

  function retry(queries: QueryClient, batch: readonly GalleryUpload[]) {
    const again = batch.filter(({ id }) => isWanted(id));
    for (const { id } of again) patch(id, { failed: false, problem: undefined, share: 0 });
    enqueue(queries, again);
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  /** The uploads, and functions that start, repeat and stop them. */
  return function useUploads() {
    const queries = useQueryClient();
    return {
      uploads: useSyncExternalStore(subscribe, () => uploads),
      onUpload: (files: readonly File[]) => {
        const batch = files.map((file) => {
          made += 1;
          return { id: `upload-${made}`, file, share: 0, failed: false };
        });
        replace([...uploads, ...batch]);
        enqueue(queries, batch);
      },
      onRetryUpload: (id: string) =>
        retry(
          queries,
          uploads.filter((upload) => upload.id === id),
        ),
      onCancelUpload: (id: string) => {
        replace(uploads.filter((upload) => upload.id !== id));
        stops.get(id)?.abort();
      },
    };
  };
}
