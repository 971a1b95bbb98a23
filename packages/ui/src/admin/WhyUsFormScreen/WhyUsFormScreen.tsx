import { adminPaths } from '@vitrin/contract/adminPaths';
import type { WhyUsFields, WhyUsItem } from '@vitrin/contract/whyUs';
import { ItemFormPage, type ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { WhyUsForm } from './WhyUsForm.tsx';
import { whyUsForm } from './whyUsForm.ts';

export type WhyUsFormScreenProps = ItemFormScreenProps<WhyUsItem, WhyUsFields>;

/** Writes a new reason to choose the company or changes one, beside its pane of the home page. */
export function WhyUsFormScreen(props: WhyUsFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={whyUsForm.texts} list={adminPaths.whyUs()}>
      {(data) => <WhyUsForm {...rest} {...data} />}
    </ItemFormPage>
  );
}
