import { randomBytes } from 'node:crypto';

/** The header in which proxies name a request, and the answer does. */
export const requestIdHeader = 'x-request-id';

/** What may stand in a line of a log as it is. */
export const plainRequestId = /^[\w.-]{1,64}$/;

/** Gives each request a name, by which its lines in all logs are found: the one that a proxy gave it, or one of its own. */
export function createRequestIds(): (request: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}) => string {
  // Of this process; a number after it costs less than a random name for each.
  const start = randomBytes(6).toString('hex');
  let number = 0;
  return ({ headers }) => {
    const given = headers[requestIdHeader];
    if (typeof given === 'string' && plainRequestId.test(given)) return given;
    number += 1;
    return `${start}-${number.toString(36)}`;
  };
}
