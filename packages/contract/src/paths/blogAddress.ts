import { sitePaths } from './sitePaths.ts';

/** The address of the blog, or of one category of it. */
export const blogAddress = (category: string | undefined): string =>
  category === undefined
    ? sitePaths.blog()
    : `${sitePaths.blog()}?${new URLSearchParams({ kategori: category }).toString()}`;
