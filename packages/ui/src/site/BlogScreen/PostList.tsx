import type { PostSummary } from '@vitrin/contract/kinds/post';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid } from '../../theme/layout.css.ts';
import { PostCard } from '../parts/PostCard/PostCard.tsx';
import { PostCardSkeleton } from '../parts/PostCard/PostCardSkeleton.tsx';
import * as css from './BlogScreen.css.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';
import { columns } from '../parts/pageWidths.ts';

export type PostListProps = { posts: readonly PostSummary[] };

const { blog: text } = siteBlogText;

const leadSizes: readonly Box[] = [
  { media: from.desktop, width: columns(8), ratio: 1.6 },
  { width: '92vw', ratio: 1.6 },
];

/** The picture of a post below the lead: in the last row, a single post looks like the lead, and two share the row. */
function tileSizes(index: number, count: number): readonly Box[] {
  const tiles = count - 1;
  const alone = index === count - 1;
  const onDesktop = tiles % 3 === 1 && alone ? 8 : tiles % 3 === 2 && index >= count - 2 ? 6 : 4;
  return [
    { media: from.desktop, width: columns(onDesktop), ratio: 1.5 },
    { media: from.tablet, width: columns(alone && tiles % 2 === 1 ? 8 : 6), ratio: 1.5 },
    { width: '92vw', ratio: 1.5 },
  ];
}

/** Posts with the first as the lead story. */
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
              sizes={posts.length === 2 ? leadSizes : tileSizes(index, posts.length)}
              titleAs="h2"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The list while its posts load. */
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
