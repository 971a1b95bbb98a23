import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { memberKind } from '@vitrin/contract/kinds/member';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { onePicture } from './onePicture.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { members: calls } = client;

/** The members of the team as the panel lists them. The flag is flipped here; the response is ignored. */
export const memberList = createManagedList({
  key: keys.list('members'),
  text: () => adminText.members,
  size: limits.panelRows,
  titleField: 'name',
  factsOf: ({ name, position, email = '' }) => ({ title: name, words: `${name} ${position} ${email}` }),
  toggle: async (id, item) => {
    await calls.toggle({ params: { id } });
    return item;
  },
  switched,
  ...listedBy(calls),
});

/** List, form and routes of the team. */
export const memberPanel = panelKind(
  {
    path: adminPaths.members(),
    title: () => adminText.members.title,
    site: sitePaths.team(),
    content: memberList,
    load: async () => (await import('@vitrin/ui/admin/lists/memberRows')).memberRows,
  },
  {
    newPath: adminPaths.newMember(),
    site: sitePaths.team(),
    texts: () => itemFormsText.member,
    edited: {
      name: 'member',
      history: 'members',
      item: memberKind.record,
      form: memberKind.form,
      calls,
      lists: [keys.list('members'), keys.pages],
      editPath: adminPaths.editMember,
      subjectOf: ({ name }) => ({ title: name, siteHref: sitePaths.team() }),
      texts: () => itemFormsText.member,
    },
    loadSaving: onePicture(calls, 'members'),
    load: async () => (await import('@vitrin/ui/admin/MemberFormScreen')).MemberFormScreen,
  },
);
