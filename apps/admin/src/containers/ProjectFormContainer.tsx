import { adminPaths } from '@vitrin/contract/adminPaths';
import { type Project, type ProjectFields, project } from '@vitrin/contract/project';
import { ProjectFormScreen } from '@vitrin/ui/admin/ProjectFormScreen';
import type { PictureListChange } from '@vitrin/ui/admin/saving';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client } from '../api.ts';
import { savesProjectPictures } from '../projectPictures.ts';
import { keys } from '../queryClient.ts';
import { subjectOf } from '../subject.ts';
import type { EditedKind } from '../useEditedItem.ts';
import { useItemForm } from '../useItemForm.ts';

const { projects } = client;

const kind: EditedKind<Project, ProjectFields, PictureListChange> = {
  name: 'project',
  item: project,
  typed: project.pick({
    title: true,
    category: true,
    shortDescription: true,
    description: true,
    active: true,
    additionalInfoPairs: true,
  }),
  read: (id, signal) => projects.read({ params: { id }, signal }),
  create: (body) => projects.create({ body }),
  update: (id, body) => projects.update({ params: { id }, body }),
  savePictures: savesProjectPictures(projects, client.images),
  lists: [keys.projects, keys.publicProjects],
  editPath: adminPaths.editProject,
  subjectOf: (item) => subjectOf(item.title, sitePaths.project(item.id), sitePaths.projects(), item.active),
  texts: itemFormsText.project,
};

/** The form of one project over the API. */
export function ProjectFormContainer() {
  const { visit, screen } = useItemForm(kind);
  return <ProjectFormScreen key={visit} {...screen} />;
}
