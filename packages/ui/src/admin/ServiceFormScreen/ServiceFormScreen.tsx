import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import { adminFormsText } from '../../text/panelText.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { ItemPictures } from '../parts/ItemForm/files/ItemPictures.tsx';
import { furtherIn, furtherState, mainIn, mainState } from '../parts/ItemForm/files/mainAndFurther.ts';
import { listedPictures, shownImages } from '../parts/ItemForm/files/listedPictures.ts';
import type { MainAndFurther } from '../parts/ItemForm/saving.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/files/useShownImage.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import { wordsOfMainAndFurther } from '../parts/ItemForm/files/keptDescriptions.ts';
import { serviceForm } from './serviceFormKind.ts';

const descriptions = wordsOfMainAndFurther(({ furtherImages }: Service) => furtherImages);

export type ServiceFormScreenProps = ItemFormScreenProps<Service, ServiceValues, MainAndFurther>;

/** Writes or edits a service, with its public page next to the fields. */
export function ServiceFormScreen(props: ServiceFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={serviceForm.texts} list={adminPaths.services()}>
      {(data) => <ServiceForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type ServiceFormProps = LoadedFormProps<Service, ServiceValues, MainAndFurther>;

/** A service's form with its preview, rendered once its data has loaded. */
function ServiceForm(props: ServiceFormProps) {
  const text = adminFormsText.service;
  const state = useItemForm(serviceForm, props, descriptions);
  const { item: stored } = state;
  const image = useShownImage(mainIn(state.picture), stored?.image ?? null);
  const further = stored?.furtherImages ?? [];
  const pictures = listedPictures(furtherIn(state.picture), further);
  return (
    <ItemForm
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <ServicePreview
          fields={state.values}
          service={stored}
          image={image}
          furtherImages={shownImages(pictures, further)}
          site={props.site}
        />
      }
    >
      <ServiceFields
        state={state}
        site={props.site}
        pictures={
          <>
            <ItemPicture state={mainState(state)} size={text.pictureSize} />
            {!state.plainPictures && (
              <ItemPictures state={furtherState(state)} pictures={pictures} stored={further} further />
            )}
          </>
        }
      />
    </ItemForm>
  );
}
