import type { HistoryKind } from '@vitrin/contract/history/history';

/** Metadata of a route for the frame. */
export type ScreenHandle = {
  /** The page label, in the language that the panel speaks by then. */
  title: () => string;
  /** Where its back link leads. */
  back?: { label: () => string; href: string };
  /** The public page that it is about; the home page if absent. */
  site?: string;
  /** Of a form: what it keeps drafts of. */
  drafts?: HistoryKind;
};

/** The handle of the innermost route that has one. */
export function innermostHandle(matches: readonly { handle: unknown }[]): ScreenHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isScreenHandle);
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';
