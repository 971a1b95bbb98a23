import { zodResolver } from '@hookform/resolvers/zod';
import { type ServiceValues, serviceKind, serviceMessages } from '@vitrin/contract/kinds/service';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

const text = adminFormsText.service;

/** What is left of a path without a title to make it from. */
const noPath = '/';

/** A service as its form knows it. */
export const serviceForm: FormKind<ServiceValues> = {
  name: 'service',
  names: fieldNames(serviceKind, text),
  rules: zodResolver(serviceKind.form),
  blank: { ...serviceKind.blank, path: noPath },
  texts: text,
  required: serviceMessages.required,
  isBlank: (key, value) => key === 'path' && value === noPath,
};
