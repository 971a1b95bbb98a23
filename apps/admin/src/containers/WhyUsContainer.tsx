import { WhyUsScreen } from '@vitrin/ui/admin/WhyUsScreen';
import { whyUsList } from '../contentLists.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The list of reasons to choose the company over the API. */
export function WhyUsContainer() {
  return <WhyUsScreen {...useContentScreen(whyUsList)} />;
}
