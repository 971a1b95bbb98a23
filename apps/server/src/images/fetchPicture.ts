import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tls from 'node:tls';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Thrown if a host, or one that it redirects to, did not respond in time. */
export class NoAnswer extends HttpError {}

/** Fetches a file from the public web into a new file. Throws 400 or 413 with a message on `url`. */
export type FetchPicture = (url: string, target: string, signal: AbortSignal) => Promise<void>;

/** How a fetch reaches the network; tests use a server of their own. */
export type PictureNetwork = {
  /** Resolves a host to all of its addresses. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** Opens a connection to an address that was checked. */
  connect: (address: string, port: number) => net.Socket;
  /** The trusted CAs; those of the system if absent. */
  authorities?: string;
};

const realNetwork: PictureNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, port) => net.connect({ host: address, port }),
};

/** The bounds of fetching a picture from another site: its size, the time with all redirects, and their number. */
type FetchBounds = { bytes: number; ms: number; redirects: number };

const usualBounds: FetchBounds = {
  bytes: limits.uploadBytes,
  ms: 10_000,
  redirects: 3,
};

/** An error on the given address. */
const refuseUrl = (status: number, message: string, Kind: typeof HttpError = HttpError): HttpError =>
  new Kind(status, message, { errors: { url: message } });

/** The codes of `tls` for a certificate that is untrusted, expired or of another name. */
const certificateErrors =
  /^(?:CERT_|ERR_TLS_CERT|SELF_SIGNED|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|HOSTNAME_MISMATCH|INVALID_CA)/;

const isUntrusted = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  certificateErrors.test(error.code);

const notFetched = (Kind?: typeof HttpError): HttpError => refuseUrl(400, refusals.notFetched(), Kind);
const tooLarge = (bytes: number): HttpError =>
  refuseUrl(413, refusals.fileTooLarge(Math.floor(bytes / 1024 / 1024)));

/**
 * Fetches pictures for signed-in users from the public web only. A host is resolved once, each of its addresses is
 * checked, and the connection goes to a checked address, so that a DNS answer that changes a moment later makes no
 * difference. Each redirect is checked anew.
 */
export function createPictureFetch(
  network: PictureNetwork = realNetwork,
  bounds: FetchBounds = usualBounds,
): FetchPicture {
  return async (url, target, caller) => {
    const slow = AbortSignal.timeout(bounds.ms);
    const signal = AbortSignal.any([caller, slow]);
    let hasAnswered = false;
    try {
      const first = await ask(network, publicUrl(url), { signal, accept: pictures });
      const answer = await follow(network, first, { url, signal, redirects: bounds.redirects });
      hasAnswered = true;
      if (Number(answer.headers['content-length'] ?? 0) > bounds.bytes) {
        answer.destroy();
        throw tooLarge(bounds.bytes);
      }
      await pipeline(answer, boundedTo(bounds.bytes), createWriteStream(target, { flags: 'wx' }), { signal });
    } catch (error) {
      if (error instanceof HttpError || isOfDisk(error)) throw error;
      // No further details: they would let the caller probe networks through this server.
      if (slow.aborted) throw refuseUrl(400, refusals.fetchTooSlow(), NoAnswer);
      const Kind = hasAnswered ? HttpError : NoAnswer;
      throw isUntrusted(error) ? refuseUrl(400, refusals.notTrusted(), Kind) : notFetched(Kind);
    }
  };
}

/**
 * The status of an address of the public web, after redirects. Rejects if there is no response, and with an HttpError
 * if the address is not allowed.
 */
export type ReadStatus = (url: string, signal: AbortSignal) => Promise<number>;

/** Checks addresses with the rules for pictures, and does not read the body. */
export function createStatusReader(network: PictureNetwork = realNetwork): ReadStatus {
  return async (url, signal) => {
    for (let at = url, redirects = usualBounds.redirects; ; redirects -= 1) {
      const answer = await ask(network, publicUrl(at), { signal, accept: 'text/html,*/*;q=0.8' });
      const { statusCode = 0, headers } = answer;
      answer.destroy();
      const { location = '' } = headers;
      const next = redirecting.has(statusCode) && redirects > 0 ? URL.parse(location, at) : null;
      if (next === null) return statusCode;
      at = next.href;
    }
  };
}

/** A full disk, or one that refuses the file, is not the address's fault. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('syscall' in error && error.syscall === 'open') ||
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')));

function boundedTo(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(tooLarge(most));
      else done(null, chunk);
    },
  });
}

type Step = { url: string; signal: AbortSignal; redirects: number };

const redirecting: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** The response with status 200 after a few redirects from a first response. */
async function follow(
  network: PictureNetwork,
  answer: IncomingMessage,
  { url, signal, redirects }: Step,
): Promise<IncomingMessage> {
  if (answer.statusCode === 200) return answer;
  const { location } = answer.headers;
  answer.destroy();
  if (!redirecting.has(answer.statusCode) || location === undefined || redirects === 0) throw notFetched();
  if (!URL.canParse(location, url)) throw notFetched();
  const next = new URL(location, url).href;
  const following = await ask(network, publicUrl(next), { signal, accept: pictures });
  return follow(network, following, { url: next, signal, redirects: redirects - 1 });
}

/** Parses an address and refuses anything but plain web addresses at the usual ports, without credentials. */
function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb) throw refuseUrl(400, refusals.webAddress());
  // Another port usually belongs to a service that is not public.
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw refuseUrl(400, refusals.notPublic());
  }
  return url;
}

const pictures = 'image/avif,image/webp,image/*;q=0.8';

async function ask(
  network: PictureNetwork,
  url: URL,
  { signal, accept }: { signal: AbortSignal; accept: string },
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = net.isIP(host) === 0;
  const addresses = isName ? await untilAborted(network.resolve(host), signal) : [host];
  const [address] = addresses;
  if (address === undefined) throw notFetched();
  if (!addresses.every(isPublicAddress)) throw refuseUrl(400, refusals.notPublic());

  const isSecure = url.protocol === 'https:';
  const options = {
    method: 'GET',
    signal,
    headers: { host: url.host, accept, 'accept-encoding': 'identity' },
    createConnection: () => {
      const socket = network.connect(address, isSecure ? 443 : 80);
      if (!isSecure) return socket;
      return tls.connect({
        socket,
        host,
        ...(isName && { servername: host }),
        ...(network.authorities !== undefined && { ca: network.authorities }),
        ALPNProtocols: ['http/1.1'],
      });
    },
  };
  return new Promise((resolve, reject) => {
    (isSecure ? https : http).request(url, options, resolve).on('error', reject).end();
  });
}

/** Stops waiting for a promise that cannot be cancelled. */
async function untilAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('It took too long')), { once: true });
    }),
  ]);
}
