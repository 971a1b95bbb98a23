import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Service, ServiceFields } from '@vitrin/contract/service';
import { ItemFormPage, type ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceForm } from './serviceForm.ts';

export type ServiceFormScreenProps = ItemFormScreenProps<Service, ServiceFields>;

/** Writes a new service or changes one, with its public page beside the fields. */
export function ServiceFormScreen(props: ServiceFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={serviceForm.texts} list={adminPaths.services()}>
      {(data) => <ServiceForm {...rest} {...data} />}
    </ItemFormPage>
  );
}
