import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { jsonOrText, type Transport, type TransportAnswer, TransportError } from './transport.ts';

export type BrowserTransportOptions = {
  /**
   * Sends deletions that can still be undone when the tab closes, and keeps requests alive that are meant to outlast
   * the page. For browsers.
   */
  finishDeletions?: boolean;
};

/**
 * Sends calls to `{host}/api` with fetch. An empty host means the page's own. Fetch does not report upload progress, so
 * uploads that need it use axios, which is loaded on demand.
 */
export function createBrowserTransport(host: string, options: BrowserTransportOptions = {}): Transport {
  const base = `${withoutEndSlashes(host)}/api`;
  let uploads: Transport | undefined;

  return async (request) => {
    if (request.onProgress !== undefined) {
      uploads ??= await loadUploads(base);
      return uploads(request);
    }
    const { method, headers, body, signal } = request;
    try {
      const response = await fetch(base + request.url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(signal !== undefined && { signal }),
        keepalive: options.finishDeletions === true && request.lasts,
      });
      return await answerOf(response, request.expects);
    } catch (cause) {
      const code = cause instanceof TypeError ? 'ERR_NETWORK' : 'ERR_UNKNOWN';
      throw new TransportError(code, cause instanceof Error ? cause.message : String(cause), { cause });
    }
  };
}

async function answerOf(response: Response, expects: 'json' | 'blob'): Promise<TransportAnswer> {
  const { status } = response;
  const isBlob = expects === 'blob' && status < 300;
  return {
    status,
    headers: Object.fromEntries(response.headers),
    body: isBlob ? await response.blob() : jsonOrText(await response.text()),
  };
}

async function loadUploads(base: string): Promise<Transport> {
  try {
    return (await import('./uploadTransport.ts')).createUploadTransport(base);
  } catch (cause) {
    throw new TransportError('ERR_NETWORK', String(cause), { cause });
  }
}
