import { createBrowserClient } from '@vitrin/api-client/browser';
import { createConnection } from '@vitrin/api-client/connection';
import { offeredCalls } from '@vitrin/api-client/offered';
import { createBrowserSession, openSessionStorage } from '@vitrin/api-client/createSession';
import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { apiPlaceIn } from '@vitrin/contract/rendering/apiPlace';
import { createSignInOver } from './signIn/signInOver.ts';
import { isLoggingOut } from './session/loggingOut.ts';
import { giveUpWork, isWorkUnderWay } from './shared/underWay.ts';

/** This browser's storage. */
export const storage = openSessionStorage();

/** The session stored in this browser. */
export const session = createBrowserSession();

/** Whether the API is reachable. */
export const connection = createConnection();

/** The sign-in that opens over a page with unfinished work. */
export const signInOver = createSignInOver(session, { isUnderWay: isWorkUnderWay, giveUp: giveUpWork });

/** The API named by the page that the server sent, otherwise by the build. */
const place = apiPlaceIn(document) ?? { host: import.meta.env.VITE_API_HOST ?? '' };

/** The host of the API, for requests outside of the client; empty for the page's own host. */
export const apiHost = withoutEndSlashes(place.host);

/**
 * Every call, with the session's token, for screens that only a server with the additions leads to. With any other
 * server such a call rejects as not found.
 */
export const ourClient = createBrowserClient({
  ...place,
  session,
  connection,
  retryReads: true,
  isEnding: () => isLoggingOut() || signInOver.isOfAnother(),
  renew: ({ upload }) => signInOver.renew(upload !== undefined),
});

/** Whether the API has the calls beyond the specification. It is known at once unless only the build names the API. */
export const hasAdditions = await ourClient.hasAdditions();

/** The calls that the API has; screens offer nothing that needs a missing one. */
export const client = offeredCalls(ourClient, hasAdditions);
