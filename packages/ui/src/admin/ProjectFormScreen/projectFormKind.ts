import { zodResolver } from '@hookform/resolvers/zod';
import { type ProjectValues, projectKind, projectMessages } from '@vitrin/contract/kinds/project';
import { itemFormsText } from '../../text/panelText.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

/** The form kind of projects. */
export const projectForm: FormKind<ProjectValues> = {
  name: 'project',
  get names() {
    return fieldNames(projectKind, itemFormsText.project);
  },
  fields: projectKind.fields,
  rules: zodResolver(projectKind.form),
  blank: projectKind.blank,
  get texts() {
    return itemFormsText.project;
  },
  required: projectMessages.required,
  pictureMissing: projectMessages.mainImage,
};
