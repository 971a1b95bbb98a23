import type { Post } from '@vitrin/contract/kinds/post';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { PostScreen } from '@vitrin/ui/site/PostScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { readingFontUrls } from '@vitrin/ui/theme/readingFontFiles';
import { use } from 'react';
import { preload } from 'react-dom';
import { type SiteApi, useLoad, useSettled } from '../data.ts';
import { isMissing, source } from '../reads.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { lostEntry } from '../navigation/lostPaths.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { useEntry } from '../navigation/useEntry.ts';
import { postData } from '../pageData/postData.ts';
import { breadcrumbData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

/** Loads the post of the address, and what to read next; on the server a missing one is a 404 page of its own. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const client = await api();
  const path = args.params['path'] ?? '';
  const [{ of: post }, { of: others }] = await Promise.all([
    source(client.posts.byPath({ query: { path } })),
    source(client.posts.related({ query: { path } })),
  ]);
  const { lost } = await lostEntry(api, args, post, sitePaths.post);
  return { post, others, lost };
};

/** One post's page. */
export function Component() {
  const from = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const { entry: post, near } = useEntry(from.post, from.lost);
  const missing = isMissing(useSettled(from.post));
  const others = useLoad(from.others);
  const next = others.status === 'ready' && post.status === 'ready' ? others.data : [];
  return (
    <>
      {post.status === 'ready' ? (
        <PostHead post={post.data} />
      ) : (
        <Head
          page={missing ? siteBlogText.post.notFound : siteBlogText.blog.title}
          companyName={siteInfo.companyName}
          hidden={post.status === 'failed'}
        />
      )}
      <PostScreen
        post={post}
        missing={missing}
        near={near}
        others={next}
        {...(post.status === 'ready' && { address: origin + sitePaths.post(post.data) })}
      />
    </>
  );
}

function PostHead({ post }: { post: Post }) {
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: siteBlogText.blog.title, path: sitePaths.blog() },
    { name: post.title, path: sitePaths.post(post) },
  ];
  // In the browser a post's style sheet requests them just as early, since it comes with the screen.
  if (import.meta.env.SSR)
    for (const href of readingFontUrls(post.details))
      preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <Head
        page={post.title}
        companyName={siteInfo.companyName}
        description={post.excerpt || post.details}
        canonicalPath={sitePaths.post(post)}
        image={post.image}
        kind="article"
        sharing={post}
      />
      <StructuredData data={postData(post, origin)} />
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
