import type { PreviewNote } from '@vitrin/contract/rendering/rendering';
import type { RootData } from './containers/RootContainer.tsx';
import { jsonForScript } from './document/documentParts.ts';
import { packPictures, unpackPictures } from './document/packedPictures.ts';
import type { ShownPage } from './navigation/page.ts';

/** The data that the server read for a page, in the form that goes into its HTML. */
export type PageData = {
  root: RootData;
  preview: PreviewNote | undefined;
} & Omit<ShownPage, 'Component'>;

/** The page's data for its HTML. */
export const writePageData = (page: PageData): string =>
  jsonForScript({ ...page, data: sentOf(page.data) }, packPictures);

/** What a loader returned as `whole` is in the HTML and not needed besides. */
const sentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'whole' in data ? { ...data, whole: undefined } : data;

/** The server writes all of it or nothing. */
const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'root' in value;

/** Reads the page's data from its HTML; throws if there is none. */
export function parsePageData(json: string): PageData {
  const value: unknown = JSON.parse(json, unpackPictures);
  if (!isPageData(value)) throw new Error('No page data');
  return value;
}
