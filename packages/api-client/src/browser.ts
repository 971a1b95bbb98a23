import { withoutEndSlashes } from '@vitrin/contract/address';
import { type Additions, allAdditions, askForAdditions } from './additions.ts';
import { createAxiosTransport } from './axiosTransport.ts';
import { createHtmlCleaner } from './cleanHtml.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import { createReceiver } from './receive.ts';
import { createBrowserSession, type Session } from './session.ts';
import type { Transport } from './transport.ts';

/** Where the API is, and whose token its requests carry. */
export type BrowserClientOptions = {
  /** Such as `https://api.example.com`; empty where the page's own host serves the API. */
  host: string;
  /**
   * Whether it has the calls beyond the specification, where that is known; otherwise an API on another host is asked.
   */
  hasAdditions?: boolean | undefined;
  /** This browser's own session unless the app shares one. */
  session?: Session;
} & Pick<ApiClientOptions, 'connection' | 'retryReads' | 'renew'>;

/** The client of browsers; import this module lazily, for it brings axios, the schemas and the HTML cleaner. */
export function createBrowserClient(options: BrowserClientOptions): ApiClient {
  const { connection, retryReads, renew } = options;
  const host = withoutEndSlashes(options.host);
  const transport = createAxiosTransport(host, { finishDeletions: true });
  return createApiClient({
    transport,
    additions: additionsOf(options, transport),
    session: options.session ?? createBrowserSession(),
    ...(connection && { connection }),
    ...(retryReads !== undefined && { retryReads }),
    ...(renew && { renew }),
    receive: createReceiver({ host, cleanHtml: createHtmlCleaner(window) }),
  });
}

function additionsOf({ host, hasAdditions }: BrowserClientOptions, transport: Transport): Additions {
  if (hasAdditions !== undefined) return async () => hasAdditions;
  return host === '' ? allAdditions : askForAdditions(transport);
}
