import { createBrowserClient } from '@vitrin/api-client/browser';
import { createConnection } from '@vitrin/api-client/connection';
import { createBrowserSession, openSessionStorage } from '@vitrin/api-client/createSession';
import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { apiPlaceIn } from '@vitrin/contract/rendering/apiPlace';
import { createSignInOver } from './signIn/signInOver.ts';
import { isWorkUnderWay } from './session/underWay.ts';

/** This browser's storage. */
export const storage = openSessionStorage();

/** Who is signed in, as kept in this browser. */
export const session = createBrowserSession();

/** Whether the API answers. */
export const connection = createConnection();

/** The sign-in that opens over a page with unfinished work. */
export const signInOver = createSignInOver(session, isWorkUnderWay);

/** Where the page that the server sent says that the API is, else the build. */
const place = apiPlaceIn(document) ?? { host: import.meta.env.VITE_API_HOST ?? '' };

/** Where the API is, for what is no call; empty on the page's own host. */
export const apiHost = withoutEndSlashes(place.host);

/** The API, with the token of the session. */
export const client = createBrowserClient({
  ...place,
  session,
  connection,
  retryReads: true,
  renew: ({ upload }) => signInOver.renew(upload !== undefined),
});

/**
 * Whether the API has the calls beyond the specification. It is known at once unless only the build names the API;
 * screens offer nothing that needs a missing call.
 */
export const hasAdditions = await client.hasAdditions();
