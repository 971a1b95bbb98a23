import { plainPaths } from '@vitrin/contract/adminPaths';
import { figureKind } from '@vitrin/contract/kinds/figure';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';

import { createManagedList } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { figures: calls } = client;

/** Figures as the panel lists them. */
const figureList = createManagedList({
  key: keys.list('figures'),
  text: () => adminText.figures,
  size: limits.panelRows,
  titleField: 'title',
  list: calls.listAll,
  factsOf: ({ title, value, unit }) => ({ title, words: `${title} ${value} ${unit}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  remove: (id) => calls.remove({ params: { id } }),
  bulk: (body) => calls.bulk({ body }),
  move: (id, body) => calls.move({ params: { id }, body }),
});

/** Figures, in the panel. */
export const figurePanel = panelKind(
  {
    path: plainPaths('figures').list,
    title: () => adminText.figures.title,
    content: figureList,
    load: async () => (await import('@vitrin/ui/admin/lists/figureRows')).figureRows,
  },
  {
    newPath: plainPaths('figures').begin,
    site: sitePaths.home(),
    texts: () => itemFormsText.figure,
    edited: {
      name: 'figure',
      item: figureKind.record,
      form: figureKind.form,
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body) => calls.create({ body }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures: async (item) => ({ item }),
      lists: [keys.list('figures')],
      editPath: plainPaths('figures').edit,
      subjectOf: ({ title }) => ({ title, siteHref: sitePaths.home() }),
      texts: () => itemFormsText.figure,
    },
    load: async () => (await import('@vitrin/ui/admin/FigureFormScreen')).FigureFormScreen,
  },
);
