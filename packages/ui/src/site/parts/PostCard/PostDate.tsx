import type { PostSummary } from '@vitrin/contract/kinds/post';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { formatDate } from '@vitrin/contract/text/turkish';

export type PostDateProps = { post: Pick<PostSummary, 'publishDate' | 'date' | 'createdAt'> };

/** The day of a post in words, with a machine-readable date. */
export function PostDate(props: PostDateProps) {
  const day = shownDate(props.post);
  return <time dateTime={day}>{formatDate(day)}</time>;
}
