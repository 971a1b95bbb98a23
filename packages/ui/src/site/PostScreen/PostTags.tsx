import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { Link } from '../../elements/Link/Link.tsx';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { note } from '../../theme/type.css.ts';
import * as css from './PostScreen.css.ts';

export type PostTagsProps = { tags: readonly string[] };

/** The tags of a post, each linked to the posts that have it. */
export function PostTags(props: PostTagsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={note}>
        {siteBlogText.post.tags}
      </p>
      <ul className={css.tags}>
        {props.tags.map((tag) => (
          <li key={tag}>
            <Link href={sitePaths.tag(tag)} className={css.tag}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
