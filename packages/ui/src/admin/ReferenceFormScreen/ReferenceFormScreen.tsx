import { shownStatus } from '../parts/statusWord.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { type Reference, type ReferenceValues, referenceKind } from '@vitrin/contract/kinds/reference';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { useController } from 'react-hook-form';
import { Segments } from '../../elements/Segments/Segments.tsx';

import { TextField } from '../../elements/TextField/TextField.tsx';
import { References } from '../../site/parts/References/References.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { wrap } from '../../theme/layout.css.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import * as css from '../SettingsScreen/SettingsForm.css.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/ItemPicture.tsx';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/useShownImage.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';

/** A reference as its form knows it. */
export const referenceForm: FormKind<ReferenceValues> = {
  name: 'reference',
  get names() {
    return fieldNames(referenceKind, itemFormsText.reference);
  },
  rules: zodResolver(referenceKind.form),
  blank: referenceKind.blank,
  get texts() {
    return itemFormsText.reference;
  },
};

export type ReferenceFormScreenProps = ItemFormScreenProps<Reference, ReferenceValues>;

/** Adds a reference or changes one, beside what visitors see of it. */
export function ReferenceFormScreen(props: ReferenceFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={referenceForm.texts} list={plainPaths('references').list}>
      {(data) => <ReferenceForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type ReferenceFormProps = LoadedFormProps<Reference, ReferenceValues>;

/** The form of one entry, once everything it needs is there. */
function ReferenceForm(props: ReferenceFormProps) {
  const text = itemFormsText.reference;
  const state = useItemForm(referenceForm, props);
  const { form, item: stored, values, field } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  const ground = useController({ control: form.control, name: 'ground' }).field;
  const item = {
    ...values,
    id: stored?.id ?? unsavedId,
    name: values.name || text.untitled,
    image,
  };
  const controls: FieldControls<ReferenceValues> = {
    name: <TextField {...field('name')} lang={siteLanguage} autoComplete="off" required />,
    sector: (
      <TextField
        {...field('sector')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    url: (
      <TextField
        {...field('url')}
        labelNote={adminFormsText.optional}
        placeholder={text.address}
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
    ),
    ground: (
      <>
        <Segments
          label={text.ground}
          value={ground.value === 'dark' ? 'dark' : 'light'}
          segments={[
            { value: 'light', label: text.light },
            { value: 'dark', label: text.dark },
          ]}
          onChoose={(chosen) => ground.onChange(chosen === 'dark' ? 'dark' : '')}
        />
        <p className={css.hint}>{text.groundHint}</p>
      </>
    ),
    active: <ActiveField control={form.control} name="active" />,
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.name : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.home()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <div className={wrap}>
            <References references={[item]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.name}
        {controls.sector}
        {controls.url}
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} whole />
        {controls.ground}
      </FormGroup>
    </ItemForm>
  );
}
