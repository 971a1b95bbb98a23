import type { InProcessCall } from '@vitrin/contract/rendering/rendering';
import { jsonOrText, type Transport, TransportError } from './transport.ts';

/** Carries calls to an API inside the same process, for server rendering, which neither uploads nor downloads files. */
export function createInProcessTransport(call: InProcessCall): Transport {
  return async ({ method, url, headers, body, expects }) => {
    if (body instanceof FormData || expects === 'blob') {
      throw new TransportError('ERR_NOT_SUPPORT', `${method} ${url} cannot be called while rendering a page`);
    }
    const answer = await call({ method, url: `/api${url}`, headers, ...(body !== undefined && { body }) });
    return { ...answer, body: jsonOrText(answer.body) };
  };
}
