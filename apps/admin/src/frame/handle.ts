import type { HistoryKind } from '@vitrin/contract/history/history';

/** Metadata of a route for the frame. */
export type ScreenHandle = {
  /** The page label, in the panel's current language. */
  title: () => string;
  /** Its back link. */
  back?: { label: () => string; href: string };
  /** The related public page; the home page by default. */
  site?: string;
  /** For forms: what they store drafts of. */
  drafts?: HistoryKind;
};

/** The handle of the innermost route that has one. */
export function innermostHandle(matches: readonly { handle: unknown }[]): ScreenHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isScreenHandle);
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';
