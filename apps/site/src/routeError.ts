/** Aborts a page with a status; the root's error page shows it. */
export const pageError = (status: 404 | 503): Response => new Response(null, { status });

/** The HTTP status of an error thrown by a loader or a page; 500 if it has none. */
export const routeStatusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;
