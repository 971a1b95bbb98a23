import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { projectKind } from '@vitrin/contract/kinds/project';
import { limits } from '@vitrin/contract/limits';
import { projectImagesOf } from '@vitrin/contract/entries/projectImagesOf';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { factsOfKind } from '../lists/reading/factsOfKind.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { pdfsOf, takesFor } from '../pictures/takesFor.ts';
import { keys } from '../queryClient.ts';
import { subjectOf } from '../frame/subject.ts';
import { panelKind } from './panelKind.tsx';
import { switchedWithStatus } from '../lists/acting/switched.ts';

const { projects: calls } = client;

/** The panel's list of projects; each item contains only its main picture. */
const projectList = createManagedList({
  key: keys.list('projects'),
  text: () => adminText.projects,
  size: limits.panelRows,
  ...factsOfKind(projectKind),
  toggle: async (id) => {
    const answer = await calls.toggle({ params: { id } });
    return { ...answer, image: projectImagesOf(answer)[0] ?? null };
  },
  switched: switchedWithStatus,
  ...listedBy(calls),
});

/** List, form and routes of projects. */
export const projectPanel = panelKind(
  {
    path: adminPaths.projects(),
    title: () => adminText.projects.title,
    site: sitePaths.projects(),
    content: projectList,
    load: async () => (await import('@vitrin/ui/admin/lists/projectRows')).projectRows,
  },
  {
    newPath: adminPaths.newProject(),
    site: sitePaths.projects(),
    texts: () => itemFormsText.project,
    edited: {
      name: 'project',
      history: 'projects',
      kind: projectKind,
      calls,
      lists: [keys.list('projects'), keys.publicProjects],
      pdfCalls: pdfsOf('projects', calls),
      editPath: adminPaths.editProject,
      subjectOf: (item) => subjectOf(item.title, sitePaths.project(item), sitePaths.projects(), item.active),
      texts: () => itemFormsText.project,
    },
    loadSaving: async () => {
      const { savesProjectPictures } = await import('../pictures/projectPictures.ts');
      return savesProjectPictures(calls, client.images, takesFor('projects'));
    },
    load: async () => (await import('@vitrin/ui/admin/ProjectFormScreen')).ProjectFormScreen,
  },
);
