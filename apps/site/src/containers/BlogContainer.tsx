import { sitePaths } from '@vitrin/contract/sitePaths';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteBlogText } from '@vitrin/ui/text/siteBlog.tr';
import { useSearchParams } from 'react-router-dom';
import { type SiteApi, source, useLoad } from '../data.ts';
import { Head } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { openPages } from './blogPage.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads the published posts. */
export const loader = (api: SiteApi) => async () => ({
  posts: (await source((await api()).blog.list({ query: {} }))).of,
});

/** The blog. */
export function Component() {
  const { posts } = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const [search] = useSearchParams();
  return (
    <>
      <Head
        page={siteBlogText.blog.title}
        companyName={siteInfo.companyName}
        description={siteBlogText.blog.subtitle}
        canonicalPath={sitePaths.blog()}
      />
      <BlogScreen posts={useLoad(posts)} page={openPages(search)} />
    </>
  );
}
