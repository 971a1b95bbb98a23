import { zodResolver } from '@hookform/resolvers/zod';
import { type ServiceValues, serviceKind, serviceMessages } from '@vitrin/contract/kinds/service';
import { adminFormsText } from '../../text/panelText.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

/** The path of a service without a title. */
const noPath = '/';

/** The form kind of services. */
export const serviceForm: FormKind<ServiceValues> = {
  name: 'service',
  get names() {
    return fieldNames(serviceKind, adminFormsText.service);
  },
  fields: serviceKind.fields,
  rules: zodResolver(serviceKind.form),
  blank: { ...serviceKind.blank, path: noPath },
  get texts() {
    return adminFormsText.service;
  },
  required: serviceMessages.required,
  isBlank: (key, value) => key === 'path' && value === noPath,
};
