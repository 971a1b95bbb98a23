import { limits } from '@vitrin/contract/limits';
import type { Post } from '@vitrin/contract/kinds/post';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid } from '../../theme/layout.css.ts';
import { note } from '../../theme/type.css.ts';
import { PostCard } from '../parts/PostCard/PostCard.tsx';
import { PostCardSkeleton } from '../parts/PostCard/PostCardSkeleton.tsx';
import * as css from './BlogScreen.css.ts';

export type PostListProps = {
  posts: readonly Post[];
  /** How many pages of the list are open, from 1. */
  page: number;
  /** The address of the list's first page, from which the next page's is made. */
  path: string;
};

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

/** How many posts a number of pages holds: the lead, and full rows below it. */
const shownOn = (page: number): number => 1 + page * limits.blogPagePosts;

const anchorOf = (index: number): string => `yazi-${index + 1}`;

/** Posts with one lead story; more of them open below, at an address of their own that needs no script. */
export function PostList(props: PostListProps) {
  const { posts, page, path } = props;
  const shown = posts.slice(0, shownOn(page));
  const firstNew = useFocusOnMore(page);
  return (
    <>
      <ul className={classes(grid, css.stories)} aria-label={text.list}>
        {shown.map((post, index) => (
          <li
            key={post.id}
            id={anchorOf(index)}
            className={index === 0 ? css.lead : css.story}
            {...(page > 1 && index === shownOn(page - 1) && { ref: firstNew, tabIndex: -1 })}
          >
            {index === 0 ? (
              <PostCard post={post} look="split" sizes={leadSizes} titleAs="h2" priority />
            ) : (
              <PostCard
                post={post}
                look={posts.length === 2 ? 'split' : 'tile'}
                sizes={tileSizes(index, shown.length)}
                titleAs="h2"
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < posts.length && (
        <div className={css.foot}>
          <ButtonLink href={`${path}?sayfa=${page + 1}#${anchorOf(shown.length)}`} tone="quiet">
            {text.more}
          </ButtonLink>
          <p className={note}>{text.shown(shown.length, posts.length)}</p>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the first post of a page that was opened below those already read. */
function useFocusOnMore(page: number) {
  const firstNew = useRef<HTMLLIElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (page > lastPage.current) firstNew.current?.focus({ preventScroll: true });
    lastPage.current = page;
  }, [page]);
  return firstNew;
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
