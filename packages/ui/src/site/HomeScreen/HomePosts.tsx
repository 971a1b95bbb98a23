import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../elements/classes.ts';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grounds, wrap } from '../../theme/layout.css.ts';
import {
  PostTeasers,
  type PostTeasersProps,
  PostTeasersSkeleton,
} from '../parts/PostTeasers/PostTeasers.tsx';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import type { SectionTexts } from './homeOutline.ts';
import * as css from './HomeScreen.css.ts';

export type HomePostsProps = { number: number; texts: SectionTexts; posts: Load<PostTeasersProps['posts']> };

/** The latest posts, the newest one large. */
export function HomePosts(props: HomePostsProps) {
  const { number, texts, posts } = props;
  const titleId = useId();
  return (
    <section className={classes(grounds.soft, css.section)} aria-labelledby={titleId}>
      <div className={wrap}>
        <SectionHead
          number={number}
          title={texts.title}
          titleId={titleId}
          subtitle={texts.description}
          ground="paper"
          more={<ArrowLink href={sitePaths.blog()}>{sitePagesText.home.allPosts}</ArrowLink>}
        />
        <div className={css.body}>
          {posts.status === 'ready' ? <PostTeasers posts={posts.data} /> : <PostTeasersSkeleton />}
        </div>
      </div>
    </section>
  );
}
