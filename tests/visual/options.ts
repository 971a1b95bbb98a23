import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the baselines, which are specific to this machine: another one renders text slightly differently. */
export const baselines = path.join(root, '.cache/visual');

/** The folder of the report. */
export const reportFolder = path.join(root, 'test-results/visual/report');

/** The command line options, as the runner passes them to Playwright's processes. */
export type VisualOptions = { url: string; only: string; widths: readonly number[] };

/** The variable that carries the options from the command to the tests. */
export const optionsVariable = 'VITRIN_VISUAL';

/** Reads the command's options; the tests cannot run without them. */
export function readOptions(): VisualOptions {
  const [url = '', widths = '', only = ''] = (process.env[optionsVariable] ?? '').split('\n');
  if (url === '') throw new Error('Run this with "npm run visual".');
  return { url, only, widths: widths.split(',').map(Number) };
}
