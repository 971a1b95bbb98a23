import type { Endpoint } from '@vitrin/contract/endpoints';
import { mapHtml } from '@vitrin/contract/html';
import { fileAddresses } from '@vitrin/contract/image';
import { mapMarked } from '@vitrin/contract/marks';
import { ApiError } from './errors.ts';

/** How answers are received in a browser. */
export type ReceiveOptions = {
  /** The API's host without a slash at its end; empty where the page's own host serves the API. */
  host: string;
  cleanHtml: (html: string) => string;
};

/** Parses each answer by the contract, cleans its HTML, and completes the addresses of the API's files. */
export function createReceiver({ host, cleanHtml }: ReceiveOptions) {
  const completeAddress = (address: string) => (/^\/(?!\/)/.test(address) ? `${host}${address}` : address);

  return (endpoint: Endpoint, body: unknown): unknown => {
    const parsed = endpoint.answer.safeParse(body);
    if (!parsed.success) {
      throw new ApiError(
        {
          kind: 'answer',
          status: 200,
          message: `The answer of ${endpoint.path} has an unexpected shape`,
          body,
        },
        { cause: parsed.error },
      );
    }
    const clean = mapHtml(endpoint.answer, parsed.data, cleanHtml);
    return host === '' ? clean : mapMarked(fileAddresses, endpoint.answer, clean, completeAddress);
  };
}
