import type { PartQuery } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { blogAddress, BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { type SiteApi, source, useLoad } from '../data.ts';
import { readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads a page of the published posts, or of one category of them. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { posts } = await api();
  const asked = new URL(args.request.url).searchParams.get('kategori')?.trim() ?? '';
  const category = asked === '' || asked.length > limits.titleCharacters ? undefined : asked;
  const ofCategory = ({ query }: { query: PartQuery }) =>
    posts.list.page({ query: { ...query, ...(category !== undefined && { category }) } });
  const [part, { of: categories }] = await Promise.all([
    readPart(args, limits.pagePosts, ofCategory),
    source(posts.categories()),
  ]);
  return { posts: part, categories, category };
};

/** The blog. */
export function Component() {
  const { posts, category, categories: from } = useLoaderData<ReturnType<typeof loader>>();
  const categories = useLoad(from);
  const { items, place } = usePart(posts);
  const { title, subtitle } = siteBlogText.blog;
  return (
    <>
      <PageFacts
        title={category === undefined ? title : siteBlogText.blog.ofCategory(category)}
        description={subtitle}
        path={blogAddress(category)}
        listPage={posts.page}
      />
      <BlogScreen
        posts={items}
        place={place}
        category={category}
        categories={categories.status === 'ready' ? categories.data.categories : undefined}
      />
    </>
  );
}
