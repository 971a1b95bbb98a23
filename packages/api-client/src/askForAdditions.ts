import { endpoints } from '@vitrin/contract/endpoints';
import { type Transport, TransportError } from './transport.ts';

/** Whether an API has the calls beyond the specification. */
export type Additions = () => Promise<boolean>;

/** The API of the page's own host, which is the one that serves the page. */
export const allAdditions: Additions = async () => true;

const { path, method, answer } = endpoints.health.read;

/**
 * Asks an API on another host once, through a call to which only servers with all additions respond in the expected
 * form. Without a response, or after a server error, nothing is known yet: the calls are then made, and the next one
 * asks again.
 */
export function askForAdditions(transport: Transport): Additions {
  let known: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const request = { method, url: path, headers: {}, body: undefined, expects: 'json' } as const;
    const { status, body } = await transport({
      ...request,
      signal: undefined,
      lasts: false,
      onProgress: undefined,
    });
    if (status >= 500 && status !== 501)
      throw new TransportError('ERR_UNKNOWN', `${path} answered ${status}`);
    return status < 300 && answer.safeParse(body).success;
  }

  return async () => {
    known ??= ask();
    try {
      return await known;
    } catch {
      known = undefined;
      return true;
    }
  };
}
