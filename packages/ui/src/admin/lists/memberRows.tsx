import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Member } from '@vitrin/contract/kinds/member';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** The list of team members, with the name in place of a title. */
export const memberRows: ListKind<Member> = {
  get text() {
    return adminText.members;
  },
  newHref: plainPaths('members').begin,
  get detailColumn() {
    return adminText.list.emailColumn;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
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
    editHref: plainPaths('members').edit(member.id),
    siteHref: member.active ? sitePaths.team() : undefined,
  }),
};
