import { zodResolver } from '@hookform/resolvers/zod';
import { type ProjectValues, projectKind, projectMessages } from '@vitrin/contract/kinds/project';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.project;

/** A project as its form knows it. */
export const projectForm: FormKind<ProjectValues> = {
  name: 'project',
  names: fieldNames(projectKind, text),
  rules: zodResolver(projectKind.form),
  blank: projectKind.blank,
  texts: text,
  required: projectMessages.required,
  pictureMissing: projectMessages.mainImage,
};
