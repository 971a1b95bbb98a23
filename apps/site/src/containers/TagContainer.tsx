import { sitePaths } from '@vitrin/contract/sitePaths';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { breadcrumbData } from '../structuredData.ts';
import { openPages } from './blogPage.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads the published posts of the tag in the address. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const tag = args.params['tag'] ?? '';
  return { tag, posts: (await source((await api()).posts.list({ query: { tag } }))).of };
};

/** The posts of one tag. */
export function Component() {
  const { tag, posts: from } = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const [search] = useSearchParams();
  const posts = useLoad(from);
  const title = siteBlogText.blog.tagged(tag);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: siteBlogText.blog.title, path: sitePaths.blog() },
    { name: title, path: sitePaths.tag(tag) },
  ];
  return (
    <>
      <Head
        page={title}
        companyName={siteInfo.companyName}
        description={posts.status === 'ready' ? siteBlogText.blog.taggedSubtitle(posts.data.length) : ''}
        canonicalPath={sitePaths.tag(tag)}
        hidden={posts.status === 'ready' && posts.data.length === 0}
      />
      <StructuredData data={breadcrumbData(way, origin)} />
      <BlogScreen posts={posts} tag={tag} page={openPages(search)} />
    </>
  );
}
