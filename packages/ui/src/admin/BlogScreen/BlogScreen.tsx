import type { Post } from '@vitrin/contract/post';
import { ContentList, type ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import { postKind } from './postKind.ts';

export type BlogScreenProps = ContentListScreenProps<Post>;

/** All blog posts, the newest first. */
export function BlogScreen(props: BlogScreenProps) {
  return <ContentList {...props} kind={postKind} />;
}
