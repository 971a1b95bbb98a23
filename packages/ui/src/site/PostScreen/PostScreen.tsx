import type { Load } from '@vitrin/contract/load';
import type { Post, PostSummary } from '@vitrin/contract/kinds/post';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { Breadcrumb } from '../../elements/Breadcrumb/Breadcrumb.tsx';
import { classes } from '../../elements/classes.ts';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { articleParts } from './articleParts.ts';
import { read } from './ArticleText.css.ts';
import { OtherPosts } from './OtherPosts.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostFailed } from './PostFailed.tsx';
import * as css from './PostScreen.css.ts';
import { PostSkeleton } from './PostSkeleton.tsx';
import { PostTags } from './PostTags.tsx';

export type PostScreenProps = {
  post: Load<Post>;
  /** Where the post failed: no post has this address. */
  missing?: boolean;
  /** What to read next. */
  others?: readonly PostSummary[];
};

const { post: text } = siteBlogText;

/** One blog post as an article. */
export function PostScreen(props: PostScreenProps) {
  const { post, missing = false, others = [] } = props;
  if (post.status === 'loading') return <PostSkeleton />;
  if (post.status === 'failed') return <PostFailed missing={missing} onRetry={post.retry} />;
  return (
    <>
      <Article post={post.data} />
      {others.length > 0 && <OtherPosts posts={others} />}
    </>
  );
}

function Article({ post }: { post: Post }) {
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
        {post.image !== null && (
          <div className={css.picture}>
            <Picture image={post.image} sizes="(min-width: 1408px) 1280px, 94vw" fill priority />
          </div>
        )}
      </div>
      <div className={classes(wrap, grid, css.body)}>
        {post.tags.length > 0 && (
          <div className={css.side}>
            <PostTags tags={post.tags} />
          </div>
        )}
        <div className={classes(css.text, read)}>
          {articleParts(post).map((html) => (
            <RichText key={html} html={html} tableName={siteText.table} />
          ))}
        </div>
      </div>
    </article>
  );
}
