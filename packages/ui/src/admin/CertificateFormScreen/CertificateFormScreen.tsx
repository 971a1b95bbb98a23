import { shownStatus } from '../parts/statusWord.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/adminPaths';
import {
  type Certificate,
  type CertificateValues,
  certificateKind,
} from '@vitrin/contract/kinds/certificate';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteLanguage } from '@vitrin/contract/siteLanguage';

import { TextField } from '../../elements/TextField/TextField.tsx';
import { Certificates } from '../../site/parts/Certificates/Certificates.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { wrap } from '../../theme/layout.css.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
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

/** A certificate as its form knows it. */
export const certificateForm: FormKind<CertificateValues> = {
  name: 'certificate',
  get names() {
    return fieldNames(certificateKind, itemFormsText.certificate);
  },
  rules: zodResolver(certificateKind.form),
  blank: certificateKind.blank,
  get texts() {
    return itemFormsText.certificate;
  },
};

export type CertificateFormScreenProps = ItemFormScreenProps<Certificate, CertificateValues>;

/** Adds a certificate or changes one, beside what visitors see of it. */
export function CertificateFormScreen(props: CertificateFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={certificateForm.texts} list={plainPaths('certificates').list}>
      {(data) => <CertificateForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type CertificateFormProps = LoadedFormProps<Certificate, CertificateValues>;

/** The form of one entry, once everything it needs is there. */
function CertificateForm(props: CertificateFormProps) {
  const text = itemFormsText.certificate;
  const state = useItemForm(certificateForm, props);
  const { form, item: stored, values, field } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);

  const item = {
    ...values,
    id: stored?.id ?? unsavedId,
    title: values.title || text.untitled,
    image,
  };
  const controls: FieldControls<CertificateValues> = {
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
    issuer: (
      <TextField
        {...field('issuer')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    year: <TextField {...field('year')} labelNote={adminFormsText.optional} autoComplete="off" />,
    active: <ActiveField control={form.control} name="active" />,
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.about()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <div className={wrap}>
            <Certificates certificates={[item]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {controls.issuer}
        {controls.year}
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} whole />
      </FormGroup>
    </ItemForm>
  );
}
