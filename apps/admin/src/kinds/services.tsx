import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { factsOfKind } from '../lists/reading/factsOfKind.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { takesFor } from '../pictures/takesFor.ts';
import { keys } from '../queryClient.ts';
import { subjectOf } from '../frame/subject.ts';
import { panelKind } from './panelKind.tsx';
import { switchedWithStatus } from '../lists/acting/switched.ts';

const { services: calls } = client;

/** The services as the panel lists them. */
const serviceList = createManagedList({
  key: keys.list('services'),
  text: () => adminText.services,
  size: limits.panelRows,
  ...factsOfKind(serviceKind),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched: switchedWithStatus,
  ...listedBy(calls),
});

/** List, form and routes of services. */
export const servicePanel = panelKind(
  {
    path: adminPaths.services(),
    title: () => adminText.services.title,
    site: sitePaths.services(),
    content: serviceList,
    load: async () => (await import('@vitrin/ui/admin/lists/serviceRows')).serviceRows,
  },
  {
    newPath: adminPaths.newService(),
    site: sitePaths.services(),
    texts: () => adminFormsText.service,
    edited: {
      name: 'service',
      history: 'services',
      kind: serviceKind,
      calls,
      lists: [keys.list('services'), keys.publicServices],
      editPath: adminPaths.editService,
      subjectOf: (item) => subjectOf(item.title, sitePaths.service(item), sitePaths.services(), item.active),
      texts: () => adminFormsText.service,
    },
    loadSaving: async () => {
      const { savesServicePictures } = await import('../pictures/servicePictures.ts');
      const take = { main: takesFor('services'), further: takesFor('services', { further: true }) };
      return savesServicePictures(calls, client.images, take);
    },
    load: async () => (await import('@vitrin/ui/admin/ServiceFormScreen')).ServiceFormScreen,
  },
);
