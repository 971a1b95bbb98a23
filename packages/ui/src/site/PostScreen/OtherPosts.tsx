import type { PostSummary } from '@vitrin/contract/kinds/post';
import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { PostCard } from '../parts/PostCard/PostCard.tsx';
import * as css from './PostScreen.css.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';
import { columns } from '../parts/pageWidths.ts';

export type OtherPostsProps = { posts: readonly PostSummary[] };

const sizes: readonly Box[] = [
  { media: from.tablet, width: columns(4), ratio: 1.5 },
  { width: '92vw', ratio: 1.5 },
];

/** A few posts to read next. */
export function OtherPosts(props: OtherPostsProps) {
  const titleId = useId();
  return (
    <section className={classes(wrap, css.others)} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes(headings.h2, css.othersHead)}>
        {siteBlogText.post.others}
      </h2>
      <ul className={classes(grid, css.stories)}>
        {props.posts.map((post) => (
          <li key={post.id} className={css.story}>
            <PostCard post={post} look="tile" sizes={sizes} titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
