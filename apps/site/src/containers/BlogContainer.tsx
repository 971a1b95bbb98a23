import { sitePaths } from '@vitrin/contract/sitePaths';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { useSearchParams } from 'react-router-dom';
import { type SiteApi, source, useLoad } from '../data.ts';
import { useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { openPages } from './blogPage.ts';

/** Reads the published posts. */
export const loader = (api: SiteApi) => async () => ({
  posts: (await source((await api()).posts.list({ query: {} }))).of,
});

/** The blog. */
export function Component() {
  const { posts } = useLoaderData<ReturnType<typeof loader>>();
  const { title, subtitle } = siteBlogText.blog;
  const [search] = useSearchParams();
  return (
    <>
      <PageFacts title={title} description={subtitle} path={sitePaths.blog()} />
      <BlogScreen posts={useLoad(posts)} page={openPages(search)} />
    </>
  );
}
