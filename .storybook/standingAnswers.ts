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

/** A form saves its draft when it unmounts, after its story has ended and that story's handlers are gone. */
const lateDrafts = [
  http.put('*/api/drafts/*', () => HttpResponse.json({ draft: null, others: [] } satisfies FormDrafts)),
  http.delete('*/api/drafts/*', () => HttpResponse.json({ success: true })),
];

/**
 * The long poll on the inbox that a panel starts as its story ends arrives in the next one, which may have no handler
 * for it.
 */
const lateWatch = http.get('*/api/contact-messages/watch', () => new HttpResponse(null, { status: 204 }));

/** A picture that a story has uploaded may be requested as it ends, when that story's handlers are gone. */
const latePictures = http.get('*/api/images/upload-*', () => new HttpResponse(null, { status: 204 }));

/** Handlers that apply whatever handlers a story has itself. */
export const standingAnswers = [publicPictures, ...lateDrafts, lateWatch, latePictures];
