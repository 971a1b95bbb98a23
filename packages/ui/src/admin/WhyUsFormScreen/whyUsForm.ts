import { zodResolver } from '@hookform/resolvers/zod';
import { type WhyUsFields, type WhyUsItem, whyUsFields } from '@vitrin/contract/whyUs';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.whyUs;

const blank: WhyUsFields = { icon: '', title: '', description: '', active: true };

/** A reason to choose the company as its form knows it. */
export const whyUsForm: FormKind<WhyUsItem, WhyUsFields> = {
  name: 'why-us',
  fields: [
    { key: 'title', name: text.title },
    { key: 'description', name: text.description },
    { key: 'icon', name: text.icon },
    { key: 'active', name: adminFormsText.status.label },
  ],
  rules: zodResolver(whyUsFields),
  fieldsOf: (item) =>
    item ? { icon: item.icon, title: item.title, description: item.description, active: item.active } : blank,
  texts: text,
  pictureless: true,
};
