import { createAxiosTransport } from './axiosTransport.ts';
import { createHtmlCleaner } from './cleanHtml.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { createReceiver } from './receive.ts';
import { createBrowserSession, type Session } from './session.ts';

/** Where the API is, and whose token its requests carry. */
export type BrowserClientOptions = {
  /** Such as `https://api.example.com`; empty where the page's own host serves the API. */
  host: string;
  /** This browser's own session unless the app shares one. */
  session?: Session;
};

/** The client of browsers; import this module lazily, for it brings axios, the schemas and the HTML cleaner. */
export function createBrowserClient(options: BrowserClientOptions): ApiClient {
  const host = options.host.replace(/\/+$/, '');
  return createApiClient({
    transport: createAxiosTransport(host, { finishDeletions: true }),
    session: options.session ?? createBrowserSession(),
    receive: createReceiver({ host, cleanHtml: createHtmlCleaner(window) }),
  });
}
