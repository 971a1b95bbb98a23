import { limits } from '@vitrin/contract/limits';
import { classes } from '../../../elements/classes.ts';
import { grid } from '../../../theme/layout.css.ts';
import { PostCard, type PostCardProps } from '../PostCard/PostCard.tsx';
import { PostCardSkeleton } from '../PostCard/PostCardSkeleton.tsx';
import * as css from './PostTeasers.css.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { from } from '../../../theme/breakpoints.ts';
import { columns } from '../pageWidths.ts';

export type PostTeasersProps = { posts: readonly PostCardProps['post'][] };

const leadSizes: readonly Box[] = [
  { media: from.desktop, width: columns(7), ratio: 1.6 },
  { width: '92vw', ratio: 1.6 },
];
const aloneSizes: readonly Box[] = [
  { media: from.desktop, width: columns(8), ratio: 1.6 },
  { width: '92vw', ratio: 1.6 },
];
const sideSizes: readonly Box[] = [
  { media: from.desktop, width: columns(4), ratio: 1.5 },
  { media: from.phone, width: '36vw', ratio: 1.5 },
  { width: '92vw', ratio: 1.5 },
];

/** The first posts of a list as an editorial row: a lead story, and next to it one with a picture and one without. */
export function PostTeasers(props: PostTeasersProps) {
  const [first, ...others] = props.posts.slice(0, limits.homePosts);
  if (first === undefined) return null;
  if (others.length === 0) return <PostCard post={first} look="split" sizes={aloneSizes} titleAs="h3" />;
  return (
    <div className={classes(grid, css.row)}>
      <div className={css.lead}>
        <PostCard post={first} look="lead" sizes={leadSizes} titleAs="h3" />
      </div>
      <div className={css.side}>
        {others.map((post, index) => (
          <div key={post.id} className={css.story}>
            <PostCard post={post} look="side" titleAs="h3" {...(index === 0 && { sizes: sideSizes })} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The row while its posts load. */
export function PostTeasersSkeleton() {
  return (
    <div className={classes(grid, css.row)}>
      <div className={css.lead}>
        <PostCardSkeleton look="lead" />
      </div>
      <div className={css.side}>
        <PostCardSkeleton look="side" />
      </div>
    </div>
  );
}
