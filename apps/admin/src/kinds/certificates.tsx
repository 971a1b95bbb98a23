import { plainPaths } from '@vitrin/contract/adminPaths';
import { certificateKind } from '@vitrin/contract/kinds/certificate';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { savesOnePicture } from '../forms/itemSave.ts';
import { createManagedList } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { certificates: calls } = client;

/** Certificates as the panel lists them. */
const certificateList = createManagedList({
  key: keys.list('certificates'),
  text: () => adminText.certificates,
  size: limits.panelRows,
  titleField: 'title',
  list: calls.listAll,
  factsOf: ({ title, issuer, year }) => ({ title, words: `${title} ${issuer} ${year}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  remove: (id) => calls.remove({ params: { id } }),
  bulk: (body) => calls.bulk({ body }),
  move: (id, body) => calls.move({ params: { id }, body }),
});

/** Certificates, in the panel. */
export const certificatePanel = panelKind(
  {
    path: plainPaths('certificates').list,
    title: () => adminText.certificates.title,
    content: certificateList,
    load: async () => (await import('@vitrin/ui/admin/lists/certificateRows')).certificateRows,
  },
  {
    newPath: plainPaths('certificates').begin,
    site: sitePaths.about(),
    texts: () => itemFormsText.certificate,
    edited: {
      name: 'certificate',
      item: certificateKind.record,
      form: certificateKind.form,
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body) => calls.create({ body }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures: savesOnePicture(calls, client.images),
      lists: [keys.list('certificates')],
      editPath: plainPaths('certificates').edit,
      subjectOf: ({ title }) => ({ title, siteHref: sitePaths.about() }),
      texts: () => itemFormsText.certificate,
    },
    load: async () => (await import('@vitrin/ui/admin/CertificateFormScreen')).CertificateFormScreen,
  },
);
