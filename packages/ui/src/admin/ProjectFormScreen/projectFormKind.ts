import { zodResolver } from '@hookform/resolvers/zod';
import { type ProjectValues, projectKind, projectMessages } from '@vitrin/contract/kinds/project';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

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
  get names() {
    const text = itemFormsText.project;
    return {
      title: text.title,
      category: text.category,
      active: adminFormsText.status.label,
      shortDescription: text.shortDescription,
      description: text.description,
      additionalInfoPairs: text.additionalInfo,
    };
  },
  rules: zodResolver(projectKind.form),
  blank,
  get texts() {
    return itemFormsText.project;
  },
  required: projectMessages.required,
  pictureMissing: projectMessages.mainImage,
};
