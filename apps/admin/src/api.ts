import { createBrowserClient } from '@vitrin/api-client/browser';
import { createBrowserSession, openSessionStorage } from '@vitrin/api-client/session';
import { apiPlaceIn } from '@vitrin/contract/apiPlace';

/** What this browser keeps. */
export const storage = openSessionStorage();

/** Who is signed in, as kept in this browser. */
export const session = createBrowserSession();

/** The API, with the token of the session; where it is says the server that sent this page, else the build. */
export const client = createBrowserClient({
  ...(apiPlaceIn(document) ?? { host: import.meta.env.VITE_API_HOST ?? '' }),
  session,
});

/**
 * Whether the API has the calls beyond the specification. It is known at once but where a build alone says where the API
 * is; screens show no way to a call that is not there.
 */
export const hasAdditions = await client.hasAdditions();
