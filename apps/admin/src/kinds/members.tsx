import { adminPaths } from '@vitrin/contract/adminPaths';
import { memberKind } from '@vitrin/contract/kinds/member';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '@vitrin/ui/text/admin.en';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client, hasAdditions } from '../api.ts';
import { createManagedList } from '../lists/managedList.ts';
import { savesOnePicture } from '../forms/itemSave.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { members: calls } = client;
const { members: text } = adminText;

/** The members of the team as the panel lists them. The flag flips here; the answer is not shown. */
export const memberList = createManagedList({
  key: keys.list('members'),
  text,
  size: limits.panelRows,
  titleField: 'name',
  list: calls.listAll,
  factsOf: ({ name, position, email = '' }) => ({ title: name, words: `${name} ${position} ${email}` }),
  toggle: async (id, item) => {
    await calls.toggle({ params: { id } });
    return item;
  },
  switched,
  remove: (id) => calls.remove({ params: { id } }),
  ...(hasAdditions && { reorder: (items) => calls.reorder({ body: { items: [...items] } }) }),
});

/** The team in the panel. */
export const memberPanel = panelKind(
  {
    path: adminPaths.members(),
    title: text.title,
    site: sitePaths.team(),
    content: memberList,
    load: async () => (await import('@vitrin/ui/admin/lists/memberRows')).memberRows,
  },
  {
    newPath: adminPaths.newMember(),
    site: sitePaths.team(),
    texts: itemFormsText.member,
    edited: {
      name: 'member',
      item: memberKind.record,
      form: memberKind.form,
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body) => calls.create({ body }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures: savesOnePicture(calls, client.images),
      lists: [keys.list('members'), keys.pages],
      editPath: adminPaths.editMember,
      subjectOf: ({ name }) => ({ title: name, siteHref: sitePaths.team() }),
      texts: itemFormsText.member,
    },
    load: async () => (await import('@vitrin/ui/admin/MemberFormScreen')).MemberFormScreen,
  },
);
