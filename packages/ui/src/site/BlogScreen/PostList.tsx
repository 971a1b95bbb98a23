import type { PostSummary } from '@vitrin/contract/kinds/post';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid } from '../../theme/layout.css.ts';
import { PostCard } from '../parts/PostCard/PostCard.tsx';
import { PostCardSkeleton } from '../parts/PostCard/PostCardSkeleton.tsx';
import * as css from './BlogScreen.css.ts';

export type PostListProps = { posts: readonly PostSummary[] };

const { blog: text } = siteBlogText;

const leadSizes = '(min-width: 1408px) 850px, (min-width: 1024px) 62vw, 94vw';

/** How wide the picture of a story below the lead is: in the last row, one alone has all of it, and two share it. */
function tileSizes(index: number, count: number): string {
  const tiles = count - 1;
  const alone = index === count - 1;
  const onTablet = alone && tiles % 2 === 1 ? '62vw' : '45vw';
  if (tiles % 3 === 1 && alone) return leadSizes.replace('94vw', `(min-width: 720px) ${onTablet}, 94vw`);
  const shared = tiles % 3 === 2 && index >= count - 2;
  const [widest, wide] = shared ? ['628px', '47vw'] : ['412px', '31vw'];
  return `(min-width: 1408px) ${widest}, (min-width: 1024px) ${wide}, (min-width: 720px) ${onTablet}, 94vw`;
}

/** Posts with one lead story. */
export function PostList({ posts }: PostListProps) {
  return (
    <ul className={classes(grid, css.stories)} aria-label={text.list}>
      {posts.map((post, index) => (
        <li key={post.id} className={index === 0 ? css.lead : css.story}>
          {index === 0 ? (
            <PostCard post={post} look="split" sizes={leadSizes} titleAs="h2" priority />
          ) : (
            <PostCard
              post={post}
              look={posts.length === 2 ? 'split' : 'tile'}
              sizes={tileSizes(index, posts.length)}
              titleAs="h2"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The list before its posts are there. */
export function PostListSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
      </output>
      <div className={classes(grid, css.stories)}>
        <div className={css.lead}>
          <PostCardSkeleton look="split" />
        </div>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={css.story}>
            <PostCardSkeleton look="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
