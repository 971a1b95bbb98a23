import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { noPictures } from './onePicture.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { reasons: calls } = client;

/** The reasons to choose the company as the panel lists them. */
const reasonList = createManagedList({
  key: keys.list('reasons'),
  text: () => adminText.reasons,
  size: limits.panelRows,
  titleField: 'title',
  factsOf: ({ title, description }) => ({ title, words: `${title} ${description}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  ...listedBy(calls),
});

/** List, form and routes of the reasons to choose the company. */
export const reasonPanel = panelKind(
  {
    path: adminPaths.reasons(),
    title: () => adminText.reasons.title,
    content: reasonList,
    load: async () => (await import('@vitrin/ui/admin/lists/reasonRows')).reasonRows,
  },
  {
    newPath: adminPaths.newReason(),
    site: sitePaths.home(),
    texts: () => itemFormsText.reason,
    edited: {
      name: 'why-us',
      history: 'reasons',
      item: reasonKind.record,
      form: reasonKind.form,
      calls,
      lists: [keys.list('reasons'), keys.pages],
      editPath: adminPaths.editReason,
      subjectOf: ({ title }) => ({ title, siteHref: sitePaths.home() }),
      texts: () => itemFormsText.reason,
    },
    loadSaving: noPictures,
    load: async () => (await import('@vitrin/ui/admin/ReasonFormScreen')).ReasonFormScreen,
  },
);
