import { zodResolver } from '@hookform/resolvers/zod';
import { type ServiceValues, serviceKind, serviceMessages } from '@vitrin/contract/kinds/service';
import { adminFormsText } from '../../text/panelText.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

/** The path of a service without a title. */
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
  get names() {
    const text = adminFormsText.service;
    return {
      title: text.title,
      subtitle: text.subtitle,
      path: text.path,
      icon: text.icon,
      active: adminFormsText.status.label,
      shortDescription: text.shortDescription,
      description: text.description,
    };
  },
  rules: zodResolver(serviceKind.form),
  blank,
  get texts() {
    return adminFormsText.service;
  },
  required: serviceMessages.required,
  isBlank: (key, value) => key === 'path' && value === noPath,
};
