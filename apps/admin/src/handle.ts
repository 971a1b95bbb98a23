/** What a route tells the frame: its page label, and where its back link leads. */
export type ScreenHandle = { title: string; back?: { label: string; href: string } };

/** The handle of the innermost route that has one. */
export function innermostHandle(matches: readonly { handle: unknown }[]): ScreenHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isScreenHandle);
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';
