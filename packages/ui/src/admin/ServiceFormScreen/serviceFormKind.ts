import { zodResolver } from '@hookform/resolvers/zod';
import { type ServiceValues, serviceKind, serviceMessages } from '@vitrin/contract/kinds/service';
import { adminFormsText } from '../../text/adminForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = adminFormsText.service;

/** What is left of a path without a title to make it from. */
const noPath = '/';

const blank: ServiceValues = {
  title: '',
  subtitle: '',
  path: noPath,
  icon: '',
  shortDescription: '',
  description: '',
  active: true,
};

/** A service as its form knows it. */
export const serviceForm: FormKind<ServiceValues> = {
  name: 'service',
  names: {
    title: text.title,
    subtitle: text.subtitle,
    path: text.path,
    icon: text.icon,
    active: adminFormsText.status.label,
    shortDescription: text.shortDescription,
    description: text.description,
  },
  rules: zodResolver(serviceKind.form),
  blank,
  texts: text,
  required: serviceMessages.required,
  isBlank: (key, value) => key === 'path' && value === noPath,
};
