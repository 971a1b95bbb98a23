import { AxiosHeaders, create, isAxiosError } from 'axios';
import { jsonOrText, type Transport, TransportError } from './transport.ts';

/** Sends uploads with axios, which reports their progress. */
export function createUploadTransport(base: string): Transport {
  const http = create({
    baseURL: base,
    responseType: 'text',
    // The client decides what a response is, and what its status means.
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
  });

  return async (request) => {
    try {
      const answer = await http.request<string>({
        method: request.method,
        url: request.url,
        headers: request.headers,
        data: request.body,
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(request.onProgress === undefined ? {} : { onUploadProgress: reporting(request.onProgress) }),
      });
      return { status: answer.status, headers: headersOf(answer.headers), body: jsonOrText(answer.data) };
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
