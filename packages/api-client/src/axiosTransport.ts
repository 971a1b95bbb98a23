import { withoutEndSlashes } from '@vitrin/contract/address';
import { AxiosHeaders, type AxiosRequestConfig, create, isAxiosError } from 'axios';
import { jsonOrText, type Transport, TransportError } from './transport.ts';

/** Without it axios sets a form's content type on every POST, PUT and PATCH without a body. */
const noContentType = { 'content-type': false } as const;

export type AxiosTransportOptions = {
  /**
   * Sends deletions by fetch with `keepalive`, which completes them after their page has closed: deletions that could
   * still have been undone are sent as the tab closes, and an XMLHttpRequest would be cancelled with it. For browsers.
   */
  finishDeletions?: boolean;
};

const outlivesItsPage: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } };

/** With fetch, axios adds a header that names itself, which an API on another host would have to allow. */
const noUserAgent = { 'user-agent': false } as const;

/** Carries calls to `{host}/api` with axios. An empty host means the page's own. */
export function createAxiosTransport(host: string, options: AxiosTransportOptions = {}): Transport {
  const http = create({
    baseURL: `${withoutEndSlashes(host)}/api`,
    // Bytes suit pictures and JSON alike, and every status is a response: the client decides.
    responseType: 'arraybuffer',
    validateStatus: () => true,
  });

  return async (request) => {
    const lasting = options.finishDeletions === true && request.deletes;
    try {
      const answer = await http.request<ArrayBuffer>({
        method: request.method,
        url: request.url,
        headers: {
          ...request.headers,
          ...(request.body === undefined ? noContentType : {}),
          ...(lasting ? noUserAgent : {}),
        },
        data: request.body,
        ...(lasting ? outlivesItsPage : {}),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(request.onProgress === undefined ? {} : { onUploadProgress: reporting(request.onProgress) }),
      });
      const headers = headersOf(answer.headers);
      const isBlob = request.expects === 'blob' && answer.status < 300;
      return {
        status: answer.status,
        headers,
        body: isBlob ? blobOf(answer.data, headers) : jsonOf(answer.data),
      };
    } catch (cause) {
      const code = isAxiosError(cause) ? cause.code : undefined;
      throw new TransportError(networkCode(code), cause instanceof Error ? cause.message : String(cause), {
        cause,
      });
    }
  };
}

const reporting =
  (onProgress: (fraction: number) => void) =>
  ({ loaded, total }: { loaded: number; total?: number | undefined }) => {
    if (total !== undefined && total > 0) onProgress(Math.min(1, loaded / total));
  };

const blobOf = (bytes: ArrayBuffer, headers: Record<string, string>): Blob =>
  new Blob([bytes], { type: headers['content-type'] ?? '' });

const jsonOf = (bytes: ArrayBuffer): unknown => jsonOrText(new TextDecoder().decode(bytes));

function headersOf(headers: unknown): Record<string, string> {
  const plain = headers instanceof AxiosHeaders ? headers.toJSON() : {};
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/** Outside browsers axios passes on the system's codes, which mean the same as ERR_NETWORK. */
function networkCode(code: string | undefined): string {
  if (code === undefined) return 'ERR_UNKNOWN';
  return /^E(?:CONNREFUSED|CONNRESET|NOTFOUND|HOSTUNREACH|PIPE|AI_AGAIN)$/.test(code) ? 'ERR_NETWORK' : code;
}
