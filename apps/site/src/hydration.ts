import type { PreviewNote } from '@vitrin/contract/rendering';
import type { RootData } from './containers/RootContainer.tsx';
import type { ShownPage } from './navigation/page.ts';

/** The data that the server read for a page, in the form that goes into its HTML. */
export type PageData = { root: RootData; preview: PreviewNote | undefined } & Pick<
  ShownPage,
  'data' | 'status' | 'failed'
>;

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'root' in value && 'status' in value && 'failed' in value;

/** Reads the page's data from its HTML; throws where there is none. */
export function parsePageData(json: string): PageData {
  const value: unknown = JSON.parse(json);
  if (!isPageData(value)) throw new Error('The page came without its data');
  return value;
}
