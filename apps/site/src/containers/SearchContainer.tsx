import { type FoundKind, foundKinds } from '@vitrin/contract/foundKinds';
import { isTooShort } from '@vitrin/contract/foundText';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { SearchScreen } from '@vitrin/ui/site/SearchScreen';
import { siteSearchText } from '@vitrin/ui/text/website/siteSearch';
import { useNavigate } from 'react-router-dom';
import { type SiteApi, source, useLoad } from '../data.ts';
import { Head } from '../head.tsx';
import { pageNumber } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';

const kindOf = (slug: string | null): FoundKind | undefined =>
  foundKinds.find((kind) => siteSearchText.kindSlugs[kind] === slug);

/** Searches for what the address asks; nothing is read where there is nothing to look for. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const q = Array.from(searchParams.get('q') ?? '')
    .slice(0, limits.searchCharacters)
    .join('')
    .trim();
  const kind = kindOf(searchParams.get('tur'));
  const page = pageNumber(searchParams);
  const asked = { q, ...(kind !== undefined && { kind, page, pageSize: limits.pageFound }) };
  const call = isTooShort(q) ? nothing() : (await api()).search.find({ query: asked });
  const { of: found } = await source(call);
  if (!(found instanceof Promise) && !found.ok) args.answerWith(503);
  return { q, kind, page, found };
};

const nothing = async () => ({ groups: [] });

/** The search with what it has found. */
export function Component() {
  const { found: from, ...asked } = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo, services } = useRootData();
  const navigate = useNavigate();
  const found = useLoad(from);
  return (
    <>
      <Head
        page={asked.q === '' ? siteSearchText.title : siteSearchText.titleOf(asked.q)}
        companyName={siteInfo.companyName}
        hidden
      />
      <SearchScreen
        {...asked}
        found={found}
        services={services}
        filled={siteInfo.filled}
        onSearch={(q) => void navigate(sitePaths.search(q.trim()))}
      />
    </>
  );
}
