import type { Service, ServiceFields as Fields } from '@vitrin/contract/service';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import type { LoadedFormProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/ItemPicture.tsx';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/useShownImage.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { serviceForm } from './serviceForm.ts';
import { ServicePreview } from './ServicePreview.tsx';

export type ServiceFormProps = LoadedFormProps<Service, Fields>;

const text = adminFormsText.service;

/** The form of one service with its preview, once everything it needs is there. */
export function ServiceForm(props: ServiceFormProps) {
  const state = useItemForm(serviceForm, props);
  const { stored } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  return (
    <ItemForm
      {...props}
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={<ServicePreview fields={state.values} service={stored} image={image} site={props.site} />}
    >
      <ServiceFields state={state} picture={<ItemPicture state={state} size={text.pictureSize} />} />
    </ItemForm>
  );
}
