import type { Page } from '@vitrin/api-client/client';
import type { Found } from '@vitrin/contract/search/found';
import { type FoundKind, foundKinds } from '@vitrin/contract/search/foundKinds';
import { isTooShort } from '@vitrin/contract/search/foundText';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { SearchScreen } from '@vitrin/ui/site/SearchScreen';
import { siteSearchText } from '@vitrin/ui/text/website/siteSearch';
import type { SiteApi } from '../data.ts';
import { Head } from '../head.tsx';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { usePlace } from '../navigation/place.ts';
import { useMore } from '../useMore.ts';
import { useRootData } from './RootContainer.tsx';

const kindOf = (slug: string | null): FoundKind | undefined =>
  foundKinds.find((kind) => siteSearchText.kindSlugs[kind] === slug);

/** Runs the search in the address; without a search nothing is loaded. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const q = Array.from(searchParams.get('q') ?? '')
    .slice(0, limits.searchCharacters)
    .join('')
    .trim();
  const kind = kindOf(searchParams.get('tur'));
  const { search } = await api();
  const find = async ({ query }: { query: PartQuery }): Promise<Page<Found>> => {
    if (isTooShort(q)) return { items: { groups: [] }, total: undefined };
    const found = await search.find({ query: { q, ...(kind !== undefined && { kind, ...query }) } });
    // Results across all kinds are not paged.
    return { items: found, total: kind && found.groups.find((group) => group.kind === kind)?.total };
  };
  return { q, kind, list: await readPart(args, limits.pageFound, find, joinFound) };
};

/** Joins pages of results of one kind. */
const joinFound = ([first, ...others]: readonly Found[]): Found => ({
  groups: (first?.groups ?? []).map(({ kind, total, items }) => {
    const further = others.flatMap(({ groups }) => groups.filter((group) => group.kind === kind));
    return { kind, total, items: joinLists([items, ...further.map((group) => group.items)]) };
  }),
});

/** The search with its results. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { q, kind } = data;
  const { siteInfo, services } = useRootData();
  const { open } = usePlace();
  const { items: found, place } = usePart(data.list);
  const more = useMore(data, joinFound);
  return (
    <>
      <Head
        page={q === '' ? siteSearchText.title : siteSearchText.titleOf(q)}
        companyName={siteInfo.companyName}
        description={siteSearchText.subtitle}
        // Results are hidden from search engines, the empty search page is not.
        {...(q === '' ? { canonicalPath: sitePaths.search() } : { hidden: true })}
      />
      <SearchScreen
        q={q}
        kind={kind}
        found={found}
        place={place}
        more={more}
        services={services}
        filled={siteInfo.filled}
        onSearch={(asked) => void open(sitePaths.search(asked))}
      />
    </>
  );
}
