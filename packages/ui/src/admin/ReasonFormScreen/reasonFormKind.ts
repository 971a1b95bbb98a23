import { zodResolver } from '@hookform/resolvers/zod';
import { type ReasonValues, reasonKind } from '@vitrin/contract/kinds/reason';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const blank: ReasonValues = { icon: '', title: '', description: '', active: true };

/** A reason to choose the company as its form knows it. */
export const reasonForm: FormKind<ReasonValues> = {
  name: 'why-us',
  get names() {
    const text = itemFormsText.reason;
    return {
      title: text.title,
      description: text.description,
      icon: text.icon,
      active: adminFormsText.status.label,
    };
  },
  rules: zodResolver(reasonKind.form),
  blank,
  get texts() {
    return itemFormsText.reason;
  },
  pictureless: true,
};
