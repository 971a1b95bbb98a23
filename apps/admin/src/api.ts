import { createBrowserClient } from '@vitrin/api-client/browser';
import { createBrowserSession } from '@vitrin/api-client/session';

/** Who is signed in, as kept in this browser. */
export const session = createBrowserSession();

/** The API, with the token of the session. */
export const client = createBrowserClient({ host: import.meta.env.VITE_API_HOST ?? '', session });
