import { plainPaths } from '@vitrin/contract/adminPaths';
import { referenceKind } from '@vitrin/contract/kinds/reference';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { savesOnePicture } from '../forms/itemSave.ts';
import { createManagedList } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { references: calls } = client;

/** References as the panel lists them. */
const referenceList = createManagedList({
  key: keys.list('references'),
  text: () => adminText.references,
  size: limits.panelRows,
  titleField: 'name',
  list: calls.listAll,
  factsOf: ({ name, sector }) => ({ title: name, words: `${name} ${sector}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  remove: (id) => calls.remove({ params: { id } }),
  bulk: (body) => calls.bulk({ body }),
  move: (id, body) => calls.move({ params: { id }, body }),
});

/** References, in the panel. */
export const referencePanel = panelKind(
  {
    path: plainPaths('references').list,
    title: () => adminText.references.title,
    content: referenceList,
    load: async () => (await import('@vitrin/ui/admin/lists/referenceRows')).referenceRows,
  },
  {
    newPath: plainPaths('references').begin,
    site: sitePaths.home(),
    texts: () => itemFormsText.reference,
    edited: {
      name: 'reference',
      item: referenceKind.record,
      form: referenceKind.form,
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body) => calls.create({ body }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures: savesOnePicture(calls, client.images),
      lists: [keys.list('references')],
      editPath: plainPaths('references').edit,
      subjectOf: ({ name }) => ({ title: name, siteHref: sitePaths.home() }),
      texts: () => itemFormsText.reference,
    },
    load: async () => (await import('@vitrin/ui/admin/ReferenceFormScreen')).ReferenceFormScreen,
  },
);
