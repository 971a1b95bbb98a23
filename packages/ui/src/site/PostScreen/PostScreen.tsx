import type { FoundEntry } from '@vitrin/contract/search/found';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { openingShape } from '../parts/openingShape.ts';
import type { Load } from '@vitrin/contract/load';
import type { Post, PostSummary } from '@vitrin/contract/kinds/post';
import type { Image } from '@vitrin/contract/files/image';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Breadcrumb } from '../../elements/Breadcrumb/Breadcrumb.tsx';
import { classes } from '../../elements/classes.ts';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { ShareLinks } from '../parts/ShareLinks/ShareLinks.tsx';
import { articleContents } from './articleContents.ts';
import { articleParts } from './articleParts.ts';
import { read } from './ArticleText.css.ts';
import { OtherPosts } from './OtherPosts.tsx';
import { PostContents } from './PostContents.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostFailed } from './PostFailed.tsx';
import * as css from './PostScreen.css.ts';
import { PostSkeleton } from './PostSkeleton.tsx';
import { PostTags } from './PostTags.tsx';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';
import { contentWidth } from '../parts/pageWidths.ts';

export type PostScreenProps = {
  post: Load<Post>;
  /** If the post failed: whether no post has this URL. */
  missing?: boolean;
  /** Posts to read next. */
  others?: readonly PostSummary[];
  /** The page's full URL, for sharing. */
  address?: string | undefined;
  /** If no post has the URL: suggestions based on its words. */
  near?: readonly FoundEntry[];
};

const { post: text } = siteBlogText;

const pictureBoxes: readonly Box[] = [
  { media: from.tablet, width: contentWidth, ratio: 2.1 },
  { width: contentWidth, ratio: 4 / 3 },
];

/** One blog post as an article. */
export function PostScreen(props: PostScreenProps) {
  const { post, missing = false, others = [], address, near = [] } = props;
  if (post.status === 'loading') return <PostSkeleton />;
  if (post.status === 'failed') return <PostFailed missing={missing} onRetry={post.retry} near={near} />;
  return (
    <>
      <Article post={post.data} address={address} />
      {others.length > 0 && <OtherPosts posts={others} />}
    </>
  );
}

/** The picture fills the column's width; one that is too small or too tall for that keeps its size and proportions. */
function OpeningPicture({ image }: { image: Image }) {
  if (openingShape(image) !== 'beside') {
    return (
      <div className={css.picture}>
        <Picture image={image} sizes={pictureBoxes} frame="wide" fill priority />
      </div>
    );
  }
  const { width = 0, height = 1 } = image;
  return (
    <div
      className={classes(css.picture, css.ownPicture)}
      style={assignInlineVars({ [css.ownWidth]: `${width}px`, [css.ownRatio]: String(width / height) })}
    >
      <Picture image={image} sizes={contentWidth} priority />
    </div>
  );
}

function Article({ post, address }: { post: Post; address: string | undefined }) {
  const { parts, headings: contents } = articleContents(articleParts(post));
  return (
    <article>
      <header className={classes(wrap, grid, css.head)}>
        <div className={css.way}>
          <Breadcrumb
            label={text.breadcrumb}
            parents={[{ href: sitePaths.blog(), label: text.parent }]}
            current={post.title}
          />
        </div>
        <h1 className={classes(headings.display, css.title)}>{post.title}</h1>
        {post.excerpt !== '' && <p className={css.standfirst}>{post.excerpt}</p>}
      </header>
      <div className={wrap}>
        <PostFacts post={post} />
        {post.image !== null && <OpeningPicture image={post.image} />}
      </div>
      <div className={classes(wrap, grid, css.body)}>
        {(post.tags.length > 0 || contents.length > 0 || address !== undefined) && (
          <div className={css.side}>
            {contents.length > 0 && <PostContents headings={contents} />}
            {post.tags.length > 0 && <PostTags tags={post.tags} />}
            {address !== undefined && <ShareLinks title={post.title} address={address} />}
          </div>
        )}
        <div className={classes(css.text, read)}>
          {parts.map((html) => (
            <RichText key={html} html={html} pictures={post.textPictures} words={siteRichText} />
          ))}
        </div>
      </div>
    </article>
  );
}
