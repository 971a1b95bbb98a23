import type { Endpoint } from '@vitrin/contract/endpoints';
import { mapHtml } from '@vitrin/contract/html/html';
import { fileAddresses } from '@vitrin/contract/files/image';
import { mapMarked } from '@vitrin/contract/html/marks';
import { errorOfShape } from './errors.ts';
import { type Needs, readAnswer } from './reading.ts';

/** How to process responses of an API that is not trusted to keep the contract. */
export type ReceiveOptions = {
  /** The API's host without a trailing slash; empty if the page's own host serves the API. */
  host: string;
  cleanHtml: (html: string) => string;
};

/** Processes a response before callers see it; synchronously, or as soon as a needed library has loaded. */
export type Receive = (endpoint: Endpoint, body: unknown, needs?: Needs) => unknown;

/** Parses each response by the contract, cleans its HTML, and completes the addresses of the API's files. */
export function createReceiver({ host, cleanHtml }: ReceiveOptions): Receive {
  const completeAddress = (address: string) => (/^\/(?!\/)/.test(address) ? `${host}${address}` : address);
  // Cleaned HTML is serialised uniformly, so that addresses in it can be found by a pattern.
  const completeHtml = (html: string) =>
    host === ''
      ? html
      : html.replace(/<img [^<>]*/g, (tag) => tag.replace(/ src="(?=\/(?!\/))/, () => ` src="${host}`));

  return (endpoint, body, needs) => {
    const read = readAnswer(endpoint.answer, body, needs);
    if (read === undefined) throw errorOfShape(endpoint.path, body);
    const clean = mapHtml(endpoint.answer, read, (html) => completeHtml(cleanHtml(html)));
    return host === '' ? clean : mapMarked(fileAddresses, endpoint.answer, clean, completeAddress);
  };
}
