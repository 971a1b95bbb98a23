import type { FoundEntry } from '@vitrin/contract/search/found';
import { siteSearchText } from '@vitrin/ui/text/website/siteSearch';
import { FoundList } from '../FoundList/FoundList.tsx';
import * as css from './NearEntries.css.ts';

export type NearEntriesProps = {
  /** Suggestions based on the words in the URL; nothing is rendered if there are none. */
  entries: readonly FoundEntry[];
};

/** Suggestions for a visitor who came to a URL without a page. */
export function NearEntries({ entries }: NearEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="yakin">
      <h2 id="yakin" className={css.title}>
        {siteSearchText.near}
      </h2>
      <FoundList items={entries} words={[]} titleAs="h3" />
    </section>
  );
}
