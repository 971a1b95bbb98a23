import { TeamScreen } from '@vitrin/ui/admin/TeamScreen';
import { memberList } from '../contentLists.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The list of team members over the API. */
export function TeamContainer() {
  return <TeamScreen {...useContentScreen(memberList)} />;
}
