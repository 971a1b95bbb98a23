import type { Image } from '@vitrin/contract/files/image';
import type { Sharing } from '@vitrin/contract/kinds/sharing';
import type { Thing, WithContext } from 'schema-dts';
import { jsonForScript } from './document/documentParts.ts';
import { usePlace } from './navigation/place.ts';

export type HeadProps = {
  /** The page's own name; null on the home page. */
  page: string | null;
  companyName: string;
  /** Text or HTML that describes the page. */
  description?: string;
  /** The page's canonical address, as a path; absent if it has none (not found). */
  canonicalPath?: string;
  /** The page's main picture, for shared links. */
  image?: Image | null;
  kind?: 'website' | 'article';
  /** Hidden from search engines. */
  hidden?: boolean;
  /** Texts that admins wrote for search results and shared links; these take precedence over derived ones. */
  sharing?: Sharing;
};

/** The page's head. A visitor's first page has the server's until another page can be opened. */
export function Head(props: HeadProps) {
  const { HeadTags } = usePlace();
  return HeadTags ? <HeadTags {...props} /> : null;
}

export type StructuredDataProps = {
  /** Null in a browser for data in the first HTML that no page changes: it stays, and nothing is loaded for it. */
  data: WithContext<Thing> | null;
};

/** Facts about the page for search engines, as JSON-LD; a data block that browsers do not run. */
export function StructuredData(props: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning={props.data === null}
      dangerouslySetInnerHTML={{ __html: props.data === null ? '' : jsonForScript(props.data) }}
    />
  );
}
