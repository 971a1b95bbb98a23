/**
 * A fault that prevents a server or a command from starting and that its operator can fix; the message is one line that
 * names what.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The short code of an error, such as ECONNREFUSED, also if a driver has wrapped it. */
export function codeOf(error: unknown, within = 3): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = within > 0 ? codeOf(error.cause, within - 1) : undefined;
  if (inner !== undefined) return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** An address for display: without user, password and parameters. */
export function shownAddress(address: string): string {
  const url = URL.parse(address, 'postgres://base');
  return url === null ? 'the given address' : `${url.host}${url.pathname}`;
}
