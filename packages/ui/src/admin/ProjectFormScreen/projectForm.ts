import { zodResolver } from '@hookform/resolvers/zod';
import { type Project, type ProjectFields, projectFields, projectMessages } from '@vitrin/contract/project';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.project;

const blank: ProjectFields = {
  title: '',
  category: '',
  shortDescription: '',
  description: '',
  active: true,
  additionalInfoPairs: [],
};

/** A project as its form knows it. */
export const projectForm: FormKind<Project, ProjectFields> = {
  name: 'project',
  fields: [
    { key: 'title', name: text.title },
    { key: 'category', name: text.category },
    { key: 'active', name: adminFormsText.status.label },
    { key: 'shortDescription', name: text.shortDescription },
    { key: 'description', name: text.description },
    { key: 'additionalInfoPairs', name: text.additionalInfo },
  ],
  rules: zodResolver(projectFields),
  fieldsOf: (project) =>
    project
      ? {
          title: project.title,
          category: project.category,
          shortDescription: project.shortDescription,
          description: project.description,
          active: project.active,
          additionalInfoPairs: project.additionalInfoPairs,
        }
      : blank,
  texts: text,
  required: projectMessages.required,
  pictureMissing: projectMessages.mainImage,
};
