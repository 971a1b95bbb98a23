import { plainPaths } from '@vitrin/contract/adminPaths';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { savesOnePicture } from '../forms/itemSave.ts';
import { createManagedList } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { voices: calls } = client;

/** Customer voices as the panel lists them. */
const voiceList = createManagedList({
  key: keys.list('voices'),
  text: () => adminText.voices,
  size: limits.panelRows,
  titleField: 'name',
  list: calls.listAll,
  factsOf: ({ name, role, company, text }) => ({ title: name, words: `${name} ${role} ${company} ${text}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  remove: (id) => calls.remove({ params: { id } }),
  bulk: (body) => calls.bulk({ body }),
  move: (id, body) => calls.move({ params: { id }, body }),
});

/** Customer voices, in the panel. */
export const voicePanel = panelKind(
  {
    path: plainPaths('voices').list,
    title: () => adminText.voices.title,
    content: voiceList,
    load: async () => (await import('@vitrin/ui/admin/lists/voiceRows')).voiceRows,
  },
  {
    newPath: plainPaths('voices').begin,
    site: sitePaths.home(),
    texts: () => itemFormsText.voice,
    edited: {
      name: 'voice',
      item: voiceKind.record,
      form: voiceKind.form,
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body) => calls.create({ body }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures: savesOnePicture(calls, client.images),
      lists: [keys.list('voices')],
      editPath: plainPaths('voices').edit,
      subjectOf: ({ name }) => ({ title: name, siteHref: sitePaths.home() }),
      texts: () => itemFormsText.voice,
    },
    load: async () => (await import('@vitrin/ui/admin/VoiceFormScreen')).VoiceFormScreen,
  },
);
