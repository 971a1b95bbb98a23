import { BlogScreen } from '@vitrin/ui/admin/BlogScreen';
import { postList } from '../contentLists.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The list of blog posts over the API. */
export function BlogContainer() {
  return <BlogScreen {...useContentScreen(postList)} />;
}
