import type { Sharing } from '../kinds/sharing.ts';
import { viewLimits } from '../viewLimits.ts';
import { excerpt } from '../text/turkish.ts';
import { pageTitle } from './pageTitle.ts';

/** The inputs of a page's head. */
export type PageHeadFacts = {
  /** The page's own name; null on the home page. */
  page: string | null;
  companyName: string;
  /** Text or HTML that describes the page. */
  description?: string | undefined;
  /** Texts that admins wrote for search results; these take precedence. */
  sharing?: Pick<Sharing, 'metaTitle' | 'metaDescription'> | undefined;
};

/** The title and description of a page, as search results show them. */
export const pageHead = ({ page, companyName, description = '', sharing }: PageHeadFacts) => ({
  title: sharing?.metaTitle || pageTitle(page, companyName),
  description: sharing?.metaDescription || excerpt(description, viewLimits.descriptionCharacters),
});
