import { limits } from '@vitrin/contract/limits';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { excerpt } from '@vitrin/contract/text/turkish';
import { classes } from '../../../elements/classes.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import type { PictureSizes } from '../../../elements/Picture/pictureSizes.ts';
import { headings, note } from '../../../theme/type.css.ts';
import * as css from './PostCard.css.ts';
import { PostDate, type PostDateProps } from './PostDate.tsx';

export type PostCardProps = {
  post: Pick<
    PostSummary,
    'id' | 'path' | 'title' | 'category' | 'excerpt' | 'content' | 'details' | 'image'
  > &
    PostDateProps['post'];
  /** The lead story, a post with its text next to the picture, one in a narrow column, or one in a list. */
  look: keyof typeof css.looks;
  /** The display width of its picture, as sizes or boxes; without it, only the text is shown. */
  sizes?: PictureSizes;
  /** The heading level of the title. */
  titleAs: 'h2' | 'h3';
  /** Set for the first picture that a visitor sees. */
  priority?: boolean;
};

const headingOf = { lead: 'h2', split: 'h2', side: 'h3', tile: 'h3' } as const;

/** One blog post of a list: picture, day, category, title and excerpt. */
export function PostCard(props: PostCardProps) {
  const { post, look, sizes, titleAs: Title, priority = false } = props;
  const summary = excerpt(post.excerpt || post.content || post.details || '', limits.blogExcerptCharacters);
  const shown = sizes !== undefined && post.image !== null;
  return (
    <article className={classes(css.card, css.looks[look], shown && css.pictured[look])}>
      {shown && post.image !== null && (
        <div className={css.frames[look]}>
          <div className={css.view}>
            <Picture image={post.image} sizes={sizes} fill priority={priority} />
          </div>
        </div>
      )}
      <div className={css.words}>
        <p className={note}>
          <PostDate post={post} />
          {post.category !== '' && `, ${post.category}`}
        </p>
        <Title className={classes(headings[headingOf[look]], css.titles[look])}>
          <Link href={sitePaths.post(post)} className={css.link}>
            {post.title}
          </Link>
        </Title>
        {summary !== '' && <p className={css.excerpts[look]}>{summary}</p>}
      </div>
    </article>
  );
}
