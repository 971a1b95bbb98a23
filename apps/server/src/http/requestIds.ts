import { randomBytes } from 'node:crypto';

/** The header that carries the id of a request, from proxies and in the response. */
export const requestIdHeader = 'x-request-id';

/** The ids that can go into a log line unchanged. */
export const plainRequestId = /^[\w.-]{1,64}$/;

/**
 * Gives each request an id, by which its lines in all logs are found: the one that a proxy sent, or a generated one.
 */
export function createRequestIds(): (request: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}) => string {
  // A prefix for this process; appending a counter is cheaper than a random id for each request.
  const start = randomBytes(6).toString('hex');
  let number = 0;
  return ({ headers }) => {
    const given = headers[requestIdHeader];
    if (typeof given === 'string' && plainRequestId.test(given)) return given;
    number += 1;
    return `${start}-${number.toString(36)}`;
  };
}
