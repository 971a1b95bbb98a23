import { fixed } from '@vitrin/contract/limits';
import { excerpt } from '@vitrin/contract/turkish';
import { use } from 'react';
import { DocumentPartsContext } from './document/documentParts.ts';

const descriptionCharacters = 155;

/** The exact title of a page: the company on the home page, "{Sayfa} | {Company}" elsewhere. */
export function pageTitle(page: string | null, companyName: string): string {
  const company = companyName.trim() || fixed.defaultCompanyTitle;
  return page === null ? company : `${page} | ${company}`;
}

export type HeadProps = {
  /** The page's own name; null on the home page. */
  page: string | null;
  companyName: string;
  /** Text or HTML that says what the page is about. */
  description?: string;
  /** The page's one address, as a path; absent where it has none (not found). */
  canonicalPath?: string;
  hidden?: boolean;
};

/** Title, description and canonical address of a page; React moves them into the document's head. */
export function Head(props: HeadProps) {
  const { origin } = use(DocumentPartsContext);
  const description = excerpt(props.description ?? '', descriptionCharacters);
  return (
    <>
      <title>{pageTitle(props.page, props.companyName)}</title>
      {description !== '' && <meta name="description" content={description} />}
      {props.canonicalPath !== undefined && <link rel="canonical" href={`${origin}${props.canonicalPath}`} />}
      {props.hidden === true && <meta name="robots" content="noindex" />}
    </>
  );
}
