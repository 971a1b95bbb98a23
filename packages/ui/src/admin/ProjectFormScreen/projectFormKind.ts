import { zodResolver } from '@hookform/resolvers/zod';
import { type ProjectValues, projectKind, projectMessages } from '@vitrin/contract/kinds/project';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.project;

const blank: ProjectValues = {
  title: '',
  category: '',
  shortDescription: '',
  description: '',
  active: true,
  additionalInfoPairs: [],
};

/** A project as its form knows it. */
export const projectForm: FormKind<ProjectValues> = {
  name: 'project',
  names: {
    title: text.title,
    category: text.category,
    active: adminFormsText.status.label,
    shortDescription: text.shortDescription,
    description: text.description,
    additionalInfoPairs: text.additionalInfo,
  },
  rules: zodResolver(projectKind.form),
  blank,
  texts: text,
  required: projectMessages.required,
  pictureMissing: projectMessages.mainImage,
};
