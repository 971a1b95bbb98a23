import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Project, ProjectFields } from '@vitrin/contract/project';
import { ItemFormPage, type ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import type { PictureListChange } from '../parts/ItemForm/saving.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { projectForm } from './projectForm.ts';

export type ProjectFormScreenProps = ItemFormScreenProps<Project, ProjectFields, PictureListChange>;

/** Writes a new project or changes one, with its public page beside the fields. */
export function ProjectFormScreen(props: ProjectFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={projectForm.texts} list={adminPaths.projects()}>
      {(data) => <ProjectForm {...rest} {...data} />}
    </ItemFormPage>
  );
}
