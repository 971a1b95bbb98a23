import { useId } from 'react';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { note } from '../../theme/type.css.ts';
import type { ArticleHeading } from './articleContents.ts';
import * as css from './PostScreen.css.ts';

export type PostContentsProps = { headings: readonly ArticleHeading[] };

/** The headings of a long article, each linked to its section. */
export function PostContents(props: PostContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={css.contents}>
      <p id={titleId} className={note}>
        {siteBlogText.post.contents}
      </p>
      <ol className={css.contentList}>
        {props.headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? css.nestedContent : undefined}>
            <a href={`#${id}`} className={css.contentLink}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
