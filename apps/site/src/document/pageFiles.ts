import { partIds } from './partIds.ts';

/** The files that make a displayed page interactive. */
export type PageFiles = {
  entry: string;
  /** The module of the page itself. */
  page: string;
  modules: readonly string[];
  styles: readonly string[];
};

export const noFiles: PageFiles = { entry: '', page: '', modules: [], styles: [] };

const isPageFiles = (value: unknown): value is PageFiles =>
  typeof value === 'object' &&
  value !== null &&
  'entry' in value &&
  'page' in value &&
  'modules' in value &&
  'styles' in value;

/** The files that a page lists for its start. */
export function readFiles(page: Document): PageFiles {
  const files: unknown = JSON.parse(page.getElementById(partIds.start)?.dataset['files'] ?? '{}');
  return isPageFiles(files) ? files : noFiles;
}
