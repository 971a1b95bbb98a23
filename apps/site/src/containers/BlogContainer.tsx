import type { PartQuery } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { blogAddress } from '@vitrin/contract/paths/blogAddress';
import { BlogScreen } from '@vitrin/ui/site/BlogScreen';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { type SiteApi, useLoad } from '../data.ts';
import { source } from '../reads.ts';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';

/** Reads a page of the published posts, or of one category of them. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { posts } = await api();
  const asked = new URL(args.request.url).searchParams.get('kategori')?.trim() ?? '';
  const category = asked === '' || asked.length > limits.titleCharacters ? undefined : asked;
  const ofCategory = ({ query }: { query: PartQuery }) =>
    posts.list.page({ query: { ...query, ...(category !== undefined && { category }) } });
  const [part, { of: categories }] = await Promise.all([
    readPart(args, limits.pagePosts, ofCategory, joinLists),
    source(posts.categories()),
  ]);
  return { list: part, categories, category };
};

/** The blog. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { category } = data;
  const categories = useLoad(data.categories);
  const { items, place } = usePart(data.list);
  const more = useMore(data, joinLists);
  const { title, subtitle } = siteBlogText.blog;
  return (
    <>
      <PageFacts
        title={category === undefined ? title : siteBlogText.blog.ofCategory(category)}
        description={subtitle}
        path={blogAddress(category)}
        listPage={data.list.page}
        // Anybody can link to a category that no post has, in words of their own.
        hidden={category !== undefined && items.status === 'ready' && items.data.length === 0}
      />
      <BlogScreen
        posts={items}
        place={place}
        more={more}
        category={category}
        categories={categories.status === 'ready' ? categories.data.categories : undefined}
      />
    </>
  );
}
