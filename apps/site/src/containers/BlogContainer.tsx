import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import type { SiteApi } from '../data.ts';
import { readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads a page of the published posts. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { posts } = await api();
  return { posts: await readPart(args, limits.pagePosts, posts.list.page) };
};

/** The blog. */
export function Component() {
  const { posts } = useLoaderData<ReturnType<typeof loader>>();
  const { items, place } = usePart(posts);
  const { title, subtitle } = siteBlogText.blog;
  return (
    <>
      <PageFacts title={title} description={subtitle} path={sitePaths.blog()} listPage={posts.page} />
      <BlogScreen posts={items} place={place} />
    </>
  );
}
