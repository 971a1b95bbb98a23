import { createHash } from 'node:crypto';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of responses that are not pages: they load and run nothing, and cannot be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a picture. Browsers write styles into the document in which they show a picture on its own; without
 * them it is in a corner of a white page.
 */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The policy of a PDF: only its viewer's own styles load, and only our own pages may frame it. There is no `sandbox`,
 * since viewers do not start in one.
 */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The hosts that pages load data and pictures from besides their own: the API's, if it is a different one. */
const apiSources = (apiHost: string | undefined): { pictures: string; calls: readonly string[] } => {
  if (apiHost === undefined) return { pictures: '', calls: [] };
  const { origin } = new URL(apiHost);
  return { pictures: ` ${origin}`, calls: [`connect-src 'self' ${origin}`] };
};

/** Directives that are the same on every page of this server. */
const everywhere = [
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
] as const;

/**
 * The Content-Security-Policy of a page: own files only, and exactly the given inline texts. Style attributes are
 * allowed, because components set CSS variables through them. Maps and videos are framed over https after a click.
 */
export function pagePolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  apiHost?: string,
): string {
  const api = apiSources(apiHost);
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(hashSource).join(' ')}`.trim(),
    `style-src-elem 'self' ${inline.styles.map(hashSource).join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${api.pictures}`,
    ...api.calls,
    "font-src 'self'",
    "frame-src 'self' https:",
    ...everywhere,
  ].join('; ');
}

/** The panel's policy. Its editors and dialogs add style elements of their own; scripts are own files only. */
export function panelPolicy(apiHost?: string): string {
  const api = apiSources(apiHost);
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${api.pictures}`,
    ...api.calls,
    "font-src 'self'",
    "frame-src 'self' blob: https:",
    ...everywhere,
  ].join('; ');
}

/** The policy of the API's reference. Some of its styles are inline; it also works without https. */
export const docsPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  ...everywhere,
].join('; ');

/**
 * The policy of the design catalogue: own files and the given inline scripts. Its tools write style elements and use
 * data URLs for pictures; it may call the API of its own host and frame its own pages.
 */
export const storybookPolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "frame-src 'self' blob: https:",
    ...everywhere,
  ].join('; ');
