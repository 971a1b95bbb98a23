import { bypass, http } from 'msw';

/**
 * Pictures at fixed addresses, such as `/assets/images/…`, come from the catalogue's own folder: served from a
 * sub-path, it has nothing at the root of its host.
 */
export const publicPictures = http.get('/assets/images/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  return fetch(bypass(new URL(`${import.meta.env.BASE_URL}${pathname.slice(1)}`, document.baseURI).href));
});
