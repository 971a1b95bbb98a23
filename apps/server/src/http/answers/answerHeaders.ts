import type { FastifyInstance } from 'fastify';
import {
  dataPolicy,
  docsPolicy,
  panelPolicy,
  pdfPolicy,
  picturePolicy,
  storybookPolicy,
} from './contentPolicy.ts';

const policy = 'content-security-policy';
const referrer = 'referrer-policy';
const keep = 'cache-control';

/** Features that neither this server's pages nor their frames ever use. Others keep the browser's default. */
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

/** Sent with every response, errors and redirects included, unless its kind says otherwise below. */
export const strictHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  [referrer]: 'no-referrer',
  [keep]: 'no-store',
};

/** Documents that open in a window of their own. */
const page = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
  [keep]: 'no-cache',
};

/** Files that other sites may embed: they are the same for everyone. */
const file = { 'cross-origin-resource-policy': 'cross-origin' };

/** For what search engines may read and should not list. */
const unlisted = { 'x-robots-tag': 'noindex' };

const storybookFile = { ...unlisted, [keep]: 'no-cache', [referrer]: 'same-origin' };

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** The headers of each kind of response, in addition to those of every response. */
export const answerHeaders = {
  data: { [policy]: dataPolicy },
  docs: { ...page, [policy]: docsPolicy },
  /** A page of the site; in development its policy would be in the way of tools. */
  page: (own: string | undefined) => ({
    ...page,
    ...(own !== undefined && { [policy]: own }),
    [referrer]: 'strict-origin-when-cross-origin',
  }),
  /** Whatever shows drafts, and the link to it, in place of the same headers of its kind. */
  preview: { [keep]: 'private, no-store', 'x-robots-tag': 'noindex, nofollow', [referrer]: 'same-origin' },
  panel: (apiHost?: string) => ({ ...page, [policy]: panelPolicy(apiHost), [referrer]: 'same-origin' }),
  storybookFile,
  storybookPage: (inlineScripts: readonly string[]) => ({
    ...page,
    ...storybookFile,
    [policy]: storybookPolicy(inlineScripts),
  }),
  /** Files for search engines, feed readers and phones. */
  discovery: { [policy]: dataPolicy, [keep]: 'no-cache' },
  /** A script that browsers revalidate every day, and that loads nothing. */
  worker: { [policy]: dataPolicy, [keep]: 'no-cache' },
  /** A file whose name changes with its content. */
  lastingFile: { ...file, [keep]: aYear },
  file: { ...file, [keep]: anHour },
  /** An uploaded picture; it can also be opened on its own. */
  picture: { ...file, [policy]: picturePolicy, [keep]: aYear },
  /**
   * An uploaded PDF, shown by the browser's own viewer, on its own or within a page. Searches lead to its page, unless
   * that is not to be listed either.
   */
  pdf: { ...file, ...unlisted, [policy]: pdfPolicy, [keep]: aYear },
  changingPicture: { ...file, [policy]: picturePolicy, [keep]: anHour },
} as const;

/** After one visit over https, browsers use only https for a year; subdomains are not ours to decide on. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

/** Adds the strict headers to every response of the application; the code that sends it adds those of its kind. */
export function sendStrictHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = publicUrl?.startsWith('https:') ? { ...strictHeaders, ...httpsOnly } : strictHeaders;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Adds the headers of a kind to every response of a scope. */
export function sendHeadersOf(app: FastifyInstance, kind: 'data' | 'docs'): void {
  const headers = answerHeaders[kind];
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
