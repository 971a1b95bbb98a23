import { zodResolver } from '@hookform/resolvers/zod';
import { type Service, type ServiceFields, serviceFields, serviceMessages } from '@vitrin/contract/service';
import { adminFormsText } from '../../text/adminForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = adminFormsText.service;

/** What is left of a path without a title to make it from. */
const noPath = '/';

const blank: ServiceFields = {
  title: '',
  subtitle: '',
  path: noPath,
  icon: '',
  shortDescription: '',
  description: '',
  active: true,
};

/** A service as its form knows it. */
export const serviceForm: FormKind<Service, ServiceFields> = {
  name: 'service',
  fields: [
    { key: 'title', name: text.title },
    { key: 'subtitle', name: text.subtitle },
    { key: 'path', name: text.path },
    { key: 'icon', name: text.icon },
    { key: 'active', name: adminFormsText.status.label },
    { key: 'shortDescription', name: text.shortDescription },
    { key: 'description', name: text.description },
  ],
  rules: zodResolver(serviceFields),
  fieldsOf: (service) =>
    service
      ? {
          title: service.title,
          subtitle: service.subtitle,
          path: service.path,
          icon: service.icon,
          shortDescription: service.shortDescription,
          description: service.description,
          active: service.active,
        }
      : blank,
  texts: text,
  required: serviceMessages.required,
  isBlank: (key, value) => key === 'path' && value === noPath,
};
