import { zodResolver } from '@hookform/resolvers/zod';
import { type ReasonValues, reasonKind } from '@vitrin/contract/kinds/reason';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.reason;

const blank: ReasonValues = { icon: '', title: '', description: '', active: true };

/** A reason to choose the company as its form knows it. */
export const reasonForm: FormKind<ReasonValues> = {
  name: 'why-us',
  names: {
    title: text.title,
    description: text.description,
    icon: text.icon,
    active: adminFormsText.status.label,
  },
  rules: zodResolver(reasonKind.form),
  blank,
  texts: text,
  pictureless: true,
};
