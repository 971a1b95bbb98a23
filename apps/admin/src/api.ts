import { createBrowserClient } from '@vitrin/api-client/browser';
import { createBrowserSession, openSessionStorage } from '@vitrin/api-client/session';
import { apiPlaceIn } from '@vitrin/contract/apiPlace';

/** This browser's storage. */
export const storage = openSessionStorage();

/** Who is signed in, as kept in this browser. */
export const session = createBrowserSession();

/**
 * The API, with the token of the session; its address comes from the page that the server sent, else from the build.
 */
export const client = createBrowserClient({
  ...(apiPlaceIn(document) ?? { host: import.meta.env.VITE_API_HOST ?? '' }),
  session,
});

/**
 * Whether the API has the calls beyond the specification. It is known at once unless only the build names the API;
 * screens offer nothing that needs a missing call.
 */
export const hasAdditions = await client.hasAdditions();
