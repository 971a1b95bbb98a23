import { adminPaths } from '@vitrin/contract/adminPaths';
import { type WhyUsFields, type WhyUsItem, whyUsItem } from '@vitrin/contract/whyUs';
import { WhyUsFormScreen } from '@vitrin/ui/admin/WhyUsFormScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import type { EditedKind } from '../useEditedItem.ts';
import { useItemForm } from '../useItemForm.ts';

const { whyUs } = client;

const kind: EditedKind<WhyUsItem, WhyUsFields> = {
  name: 'why-us',
  item: whyUsItem,
  typed: whyUsItem.pick({ icon: true, title: true, description: true, active: true }),
  read: (id, signal) => whyUs.read({ params: { id }, signal }),
  create: (body) => whyUs.create({ body }),
  update: (id, body) => whyUs.update({ params: { id }, body }),
  savePictures: async (item) => ({ item }),
  lists: [keys.whyUs, keys.pages],
  editPath: adminPaths.editWhyUs,
  subjectOf: ({ title }) => ({ title, siteHref: sitePaths.home() }),
  texts: itemFormsText.whyUs,
};

/** The form of one reason to choose the company over the API. */
export function WhyUsFormContainer() {
  const { visit, screen } = useItemForm(kind);
  return <WhyUsFormScreen key={visit} {...screen} />;
}
