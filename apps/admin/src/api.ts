import { createBrowserClient } from '@vitrin/api-client/browser';
import { createConnection } from '@vitrin/api-client/connection';
import { createBrowserSession, openSessionStorage } from '@vitrin/api-client/session';
import { apiPlaceIn } from '@vitrin/contract/apiPlace';
import { createSignInOver } from './session/signInOver.ts';
import { isWorkUnderWay } from './session/underWay.ts';

/** This browser's storage. */
export const storage = openSessionStorage();

/** Who is signed in, as kept in this browser. */
export const session = createBrowserSession();

/** Whether the API answers. */
export const connection = createConnection();

/** The sign-in that opens over a page with unfinished work. */
export const signInOver = createSignInOver(session, isWorkUnderWay);

/**
 * The API, with the token of the session; its address comes from the page that the server sent, else from the build.
 */
export const client = createBrowserClient({
  ...(apiPlaceIn(document) ?? { host: import.meta.env.VITE_API_HOST ?? '' }),
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
