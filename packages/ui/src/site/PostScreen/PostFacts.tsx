import type { Post } from '@vitrin/contract/kinds/post';
import type { ReactNode } from 'react';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { PostDate } from '../parts/PostCard/PostDate.tsx';
import * as css from './PostScreen.css.ts';

export type PostFactsProps = { post: Post };

const { post: text } = siteBlogText;

/** Day, author and category of a post, styled like the title block of a drawing. */
export function PostFacts({ post }: PostFactsProps) {
  return (
    <dl className={css.facts}>
      <Fact term={text.date}>
        <PostDate post={post} />
      </Fact>
      {post.author !== '' && <Fact term={text.author}>{post.author}</Fact>}
      {post.category !== '' && <Fact term={text.category}>{post.category}</Fact>}
    </dl>
  );
}

function Fact(props: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{props.term}</dt>
      <dd className={css.value}>{props.children}</dd>
    </div>
  );
}
