import type { FastifyInstance } from 'fastify';
import { dataPolicy, docsPolicy, panelPolicy, pdfPolicy, storybookPolicy } from './contentPolicy.ts';

const policy = 'content-security-policy';
const referrer = 'referrer-policy';
const keep = 'cache-control';

/** Features that neither this server's pages nor what they frame ever use. Others keep the browser's default. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What holds for every answer, errors and redirects too, unless its kind says otherwise below. */
export const strictHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  [referrer]: 'no-referrer',
  [keep]: 'no-store',
};

/** What a browser shows in a window of its own. */
const page = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
  [keep]: 'no-cache',
};

/** Files that other sites may show: what they are is in their bytes, and everybody can have them. */
const file = { 'cross-origin-resource-policy': 'cross-origin' };

const storybookFile = { [keep]: 'no-cache', [referrer]: 'same-origin', 'x-robots-tag': 'noindex' };

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** The headers of each kind of answer, beside those that every answer has. */
export const answerHeaders = {
  data: { [policy]: dataPolicy },
  docs: { ...page, [policy]: docsPolicy },
  page: { ...page, [referrer]: 'strict-origin-when-cross-origin' },
  panel: (apiHost?: string) => ({ ...page, [policy]: panelPolicy(apiHost), [referrer]: 'same-origin' }),
  storybookFile,
  storybookPage: (inlineScripts: readonly string[]) => ({
    ...page,
    ...storybookFile,
    [policy]: storybookPolicy(inlineScripts),
  }),
  /** For search engines, feed readers and phones. */
  discovery: { [policy]: dataPolicy, [keep]: 'no-cache' },
  /** A script that browsers look at anew each day, and that needs nothing. */
  worker: { [policy]: dataPolicy, [keep]: 'no-cache' },
  /** A file whose name changes with its content. */
  lastingFile: { ...file, [keep]: aYear },
  file: { ...file, [keep]: anHour },
  /** An uploaded picture; it can be opened by itself as well. */
  picture: { ...file, [policy]: dataPolicy, [keep]: aYear },
  /** An uploaded PDF, which the browser's own viewer shows, by itself or within a page. */
  pdf: { ...file, [policy]: pdfPolicy, [keep]: aYear },
  changingPicture: { ...file, [policy]: dataPolicy, [keep]: anHour },
} as const;

/** A browser that was here over https once keeps to it for a year; subdomains are not ours to decide on. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

/** Gives every response of the application the strict headers; the code that sends it adds those of its kind. */
export function sendStrictHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = publicUrl?.startsWith('https:') ? { ...strictHeaders, ...httpsOnly } : strictHeaders;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Gives every answer of a scope the headers of a kind. */
export function sendHeadersOf(app: FastifyInstance, kind: 'data' | 'docs'): void {
  const headers = answerHeaders[kind];
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
