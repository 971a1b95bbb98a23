import type { FormDrafts } from '@vitrin/contract/drafts/formDraft';
import { bypass, http, HttpResponse } from 'msw';

/**
 * Pictures at fixed addresses, such as `/assets/images/…`, come from the catalogue's own folder: served from a
 * sub-path, it has nothing at the root of its host.
 */
const publicPictures = http.get('/assets/images/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  return fetch(bypass(new URL(`${import.meta.env.BASE_URL}${pathname.slice(1)}`, document.baseURI).href));
});

/** What a form keeps as it is left is sent when its story has ended, and the answers of that story with it. */
const lateDrafts = [
  http.put('*/api/drafts/*', () => HttpResponse.json({ draft: null, others: [] } satisfies FormDrafts)),
  http.delete('*/api/drafts/*', () => HttpResponse.json({ success: true })),
];

/** The watch on the inbox that a panel asks for as its story ends arrives in the next one, which may have no answer. */
const lateWatch = http.get('*/api/contact-messages/watch', () => new HttpResponse(null, { status: 204 }));

/** What is answered whatever a story answers itself. */
export const standingAnswers = [publicPictures, ...lateDrafts, lateWatch];
