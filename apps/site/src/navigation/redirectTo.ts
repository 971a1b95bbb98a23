/** Redirects to another address of the site; 301 for a permanent move, 303 after an accepted form. */
export const redirectTo = (location: string, status: 301 | 303): Response =>
  new Response(null, { status, headers: { location } });
