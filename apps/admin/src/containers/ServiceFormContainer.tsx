import { adminPaths } from '@vitrin/contract/adminPaths';
import { type Service, type ServiceFields, service } from '@vitrin/contract/service';
import { ServiceFormScreen } from '@vitrin/ui/admin/ServiceFormScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminFormsText } from '@vitrin/ui/text/adminForms.en';
import { client } from '../api.ts';
import { savesOnePicture } from '../itemSave.ts';
import { keys } from '../queryClient.ts';
import { subjectOf } from '../subject.ts';
import type { EditedKind } from '../useEditedItem.ts';
import { useItemForm } from '../useItemForm.ts';

const { services } = client;

const kind: EditedKind<Service, ServiceFields> = {
  name: 'service',
  item: service,
  typed: service.pick({
    title: true,
    subtitle: true,
    path: true,
    icon: true,
    shortDescription: true,
    description: true,
    active: true,
  }),
  read: (id, signal) => services.read({ params: { id }, signal }),
  create: (body) => services.create({ body }),
  update: (id, body) => services.update({ params: { id }, body }),
  savePictures: savesOnePicture(services, client.images),
  lists: [keys.services, keys.publicServices],
  editPath: adminPaths.editService,
  subjectOf: (item) => subjectOf(item.title, sitePaths.service(item), sitePaths.services(), item.active),
  texts: adminFormsText.service,
};

/** The form of one service over the API. */
export function ServiceFormContainer() {
  const { visit, screen } = useItemForm(kind);
  return <ServiceFormScreen key={visit} {...screen} />;
}
