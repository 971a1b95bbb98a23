import { type PageHeadFacts, pageHead } from '@vitrin/contract/rendering/pageHead';
import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { excerpt } from '@vitrin/contract/text/turkish';
import { adminFormsText } from '../../../text/panelText.ts';
import * as css from './SharingFields.css.ts';

export type SearchResultProps = {
  head: PageHeadFacts;
  /** The website's public host and port, such as "example.com". */
  host: string;
  /** The path of the page. */
  path: string;
  /** Whether the page is excluded from search engines. */
  hidden: boolean;
};

/** Approximately how a search engine shows the page: longer texts are truncated. */
export function SearchResult(props: SearchResultProps) {
  const { sharing: text } = adminFormsText;
  const { title, description } = pageHead(props.head);
  return (
    <figure className={css.found}>
      <figcaption className={css.caption}>{text.preview}</figcaption>
      {props.hidden ? (
        <p className={css.description}>{text.previewHidden}</p>
      ) : (
        <>
          <p className={css.address}>
            {[props.host, ...props.path.split('/').filter((part) => part !== '')].join(' › ')}
          </p>
          <p className={css.title} lang={siteLanguage}>
            {excerpt(title, limits.shownTitleCharacters)}
          </p>
          <p className={css.description} lang={siteLanguage}>
            {excerpt(description, limits.descriptionCharacters) || text.previewEmpty}
          </p>
        </>
      )}
    </figure>
  );
}
