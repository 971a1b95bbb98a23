import type { PartQuery } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteListsText } from '@vitrin/ui/text/website/siteLists';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { use } from 'react';
import type { SiteApi } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { joinLists, pageAddress, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { useMore } from '../useMore.ts';
import { breadcrumbData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads the published posts of the tag in the address. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const tag = args.params['tag'] ?? '';
  const { posts } = await api();
  const ofTag = ({ query }: { query: PartQuery }) => posts.list.page({ query: { ...query, tag } });
  return { tag, list: await readPart(args, limits.pagePosts, ofTag, joinLists) };
};

/** The posts of one tag. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { tag, list: from } = data;
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const { items: posts, place } = usePart(from);
  const more = useMore(data, joinLists);
  const title = siteBlogText.blog.tagged(tag);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: siteBlogText.blog.title, path: sitePaths.blog() },
    { name: title, path: sitePaths.tag(tag) },
  ];
  return (
    <>
      <Head
        page={from.page === 1 ? title : siteListsText.title(title, from.page)}
        companyName={siteInfo.companyName}
        description={
          posts.status === 'ready' ? siteBlogText.blog.taggedSubtitle(place?.total ?? posts.data.length) : ''
        }
        canonicalPath={pageAddress(sitePaths.tag(tag), from.page)}
        hidden={posts.status === 'ready' && posts.data.length === 0}
      />
      <StructuredData data={breadcrumbData(way, origin)} />
      <BlogScreen posts={posts} tag={tag} place={place} more={more} />
    </>
  );
}
