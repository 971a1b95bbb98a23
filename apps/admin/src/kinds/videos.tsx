import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { videoKind } from '@vitrin/contract/kinds/video';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { onePicture } from './onePicture.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

const { videos: calls } = ourClient;

const videoList = createManagedList({
  key: keys.list('videos'),
  text: () => adminText.videos,
  size: limits.panelRows,
  titleField: 'title',
  factsOf: ({ title, description }) => ({ title, words: `${title} ${description}` }),
  toggle: (id) => calls.toggle({ params: { id } }),
  switched,
  ...listedBy(calls),
});

/** List, form and routes of videos. */
export const videoPanel = panelKind(
  {
    path: adminPaths.videos(),
    title: () => adminText.videos.title,
    content: videoList,
    load: async () => (await import('@vitrin/ui/admin/lists/videoRows')).videoRows,
  },
  {
    newPath: adminPaths.newVideo(),
    site: sitePaths.videos(),
    texts: () => itemFormsText.video,
    edited: {
      name: 'video',
      history: 'videos',
      item: videoKind.record,
      form: videoKind.form,
      calls,
      lists: [keys.list('videos')],
      editPath: adminPaths.editVideo,
      subjectOf: ({ title }) => ({ title, siteHref: sitePaths.videos() }),
      texts: () => itemFormsText.video,
    },
    loadSaving: onePicture(calls, 'videos'),
    load: async () => (await import('@vitrin/ui/admin/VideoFormScreen')).VideoFormScreen,
  },
);
