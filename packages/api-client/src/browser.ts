import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { type Additions, allAdditions, askForAdditions } from './askForAdditions.ts';
import { createBrowserTransport } from './browserTransport.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { createReceiver, type Receive } from './receive.ts';
import type { Transport } from './transport.ts';

/** The address of the API, and what the app shares with its client; without a session requests carry no token. */
export type BrowserClientOptions = {
  /** For example `https://api.example.com`; empty if the page's own host serves the API. */
  host: string;
  /** Whether it has the calls beyond the specification, if that is known; otherwise an API on another host is asked. */
  hasAdditions?: boolean | undefined;
} & Pick<ApiClientOptions, 'session' | 'connection' | 'retryReads' | 'renew' | 'isEnding' | 'finish'>;

/** The client of browsers; import this module lazily, for it brings the schemas. */
export function createBrowserClient(options: BrowserClientOptions): ApiClient {
  const { session, connection, retryReads, renew, isEnding, finish } = options;
  const host = withoutEndSlashes(options.host);
  const transport = createBrowserTransport(host, { finishDeletions: true });
  return createApiClient({
    transport,
    additions: additionsOf(options, transport),
    ...(session && { session }),
    ...(connection && { connection }),
    ...(retryReads !== undefined && { retryReads }),
    ...(renew && { renew }),
    ...(isEnding && { isEnding }),
    ...(finish && { finish }),
    receive: createBrowserReceiver(host),
  });
}

function additionsOf({ host, hasAdditions }: BrowserClientOptions, transport: Transport): Additions {
  if (hasAdditions !== undefined) return async () => hasAdditions;
  return host === '' ? allAdditions : askForAdditions(transport);
}

/**
 * The HTML cleaner is a separate library, and most responses contain no HTML: it is loaded with the first that does.
 */
function createBrowserReceiver(host: string): Receive {
  let receive: Receive | undefined;
  return async (endpoint, body, needs) => {
    if (receive !== undefined) return receive(endpoint, body, needs);
    let holdsHtml = false;
    const note = (html: string) => {
      holdsHtml ||= html !== '';
      return html;
    };
    const received = createReceiver({ host, cleanHtml: note })(endpoint, body, needs);
    if (!holdsHtml) return received;
    receive = createReceiver({ host, cleanHtml: await loadCleaner() });
    return receive(endpoint, body, needs);
  };
}

async function loadCleaner(): Promise<(html: string) => string> {
  try {
    return (await import('./createHtmlCleaner.ts')).createHtmlCleaner(window);
  } catch (cause) {
    throw new ApiError({ kind: 'network', status: 0, message: String(cause) }, { cause });
  }
}
