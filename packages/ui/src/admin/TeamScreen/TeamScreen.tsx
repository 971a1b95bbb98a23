import type { TeamMember } from '@vitrin/contract/member';
import { ContentList, type ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import { memberKind } from './memberKind.ts';

export type TeamScreenProps = ContentListScreenProps<TeamMember>;

/** All members of the team in the order of the website, with their e-mail addresses. */
export function TeamScreen(props: TeamScreenProps) {
  return <ContentList {...props} kind={memberKind} />;
}
