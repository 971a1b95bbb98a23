/**
 * Redirects to another address of the site; 301 says that the old one is gone for good, 303 that a form was accepted.
 */
export const redirectTo = (location: string, status: 301 | 303): Response =>
  new Response(null, { status, headers: { location } });
