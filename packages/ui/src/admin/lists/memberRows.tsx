import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Member } from '@vitrin/contract/kinds/member';
import { relativeTime } from '@vitrin/contract/relativeTime';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '../../text/admin.en.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';

/** Members of the team in their list; a name stands where a title stands elsewhere. */
export const memberRows: ListKind<Member> = {
  text: adminText.members,
  newHref: adminPaths.newMember(),
  detailColumn: adminText.list.emailColumn,
  orderLabel: adminText.list.siteOrder,
  orderable: true,
  row: (member, now) => ({
    id: member.id,
    title: member.name,
    subtitle: member.position,
    detail: member.email ?? '',
    image: member.image,
    active: member.active,
    updatedAt: member.updatedAt,
    updated: relativeTime(member.updatedAt, now),
    editHref: adminPaths.editMember(member.id),
    siteHref: member.active ? sitePaths.team() : undefined,
  }),
};
