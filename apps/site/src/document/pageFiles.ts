import { partIds } from './partIds.ts';

/** The files that make a displayed page interactive. */
export type PageFiles = { entry: string; modules: readonly string[]; styles: readonly string[] };

export const noFiles: PageFiles = { entry: '', modules: [], styles: [] };

const isPageFiles = (value: unknown): value is PageFiles =>
  typeof value === 'object' && value !== null && 'entry' in value && 'modules' in value && 'styles' in value;

/** The files that a page lists for its start. */
export function readFiles(page: Document): PageFiles {
  const files: unknown = JSON.parse(page.getElementById(partIds.start)?.dataset['files'] ?? '{}');
  return isPageFiles(files) ? files : noFiles;
}
