import { limits } from '@vitrin/contract/limits';
import type { Service, ServiceValues as Fields } from '@vitrin/contract/kinds/service';
import { pathFromTitle } from '@vitrin/contract/text/turkish';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { PairsField } from '../parts/PairsField/PairsField.tsx';
import { IconPicker } from '../parts/IconPicker/IconPicker.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import { titleControls } from '../parts/ItemForm/titleControls.tsx';
import { sharingControls } from '../parts/SharingFields/sharingControls.tsx';
import { SharingFields } from '../parts/SharingFields/SharingFields.tsx';
import type { SiteFacts } from '../parts/SitePreview/SitePreview.tsx';
import type { MainAndFurther } from '../parts/ItemForm/saving.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';

export type ServiceFieldsProps = {
  state: ItemFormState<Service, Fields, MainAndFurther>;
  /** The fields for the pictures, which are not form values. */
  pictures: ReactNode;
  /** The website, for the preview of a search result. */
  site: SiteFacts;
};

/** The fields of the service form in their groups. */
export function ServiceFields(props: ServiceFieldsProps) {
  const text = adminFormsText.service;
  const { form, values, about, field } = props.state;
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const steps = useController({ control: form.control, name: 'steps' }).field;
  const faq = useController({ control: form.control, name: 'faq' }).field;

  const controls: FieldControls<Fields> = {
    ...titleControls(props.state, { text, pathOf: pathFromTitle, pathRequired: true }),
    subtitle: (
      <TextField
        {...field('subtitle')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    icon: (
      <IconPicker
        id={about('icon').id}
        label={text.icon}
        value={icon.value}
        names={itemFormsText.icons}
        none={text.noIcon}
        onChoose={icon.onChange}
      />
    ),
    active: <ActiveField control={form.control} name="active" />,
    shortDescription: (
      <TextArea
        {...field('shortDescription')}
        labelNote={adminFormsText.optional}
        counter={adminFormsText.counter(values.shortDescription.length, limits.shortTextCharacters)}
        hint={text.shortDescriptionHint}
        lang={siteLanguage}
      />
    ),
    description: (
      <HtmlField
        onUploadPicture={props.state.uploadPicture}
        findPictures={props.state.findPictures}
        onUnfinished={props.state.onUnfinished}
        {...about('description')}
        control={form.control}
        name="description"
        labelHidden
        required
      />
    ),
    steps: (
      <PairsField
        {...about('steps')}
        values="text"
        pairs={steps.value.map(({ title, text: words }) => ({ key: title, value: words }))}
        texts={text.stepPairs}
        onChange={(pairs) => steps.onChange(pairs.map(({ key, value }) => ({ title: key, text: value })))}
      />
    ),
    faq: (
      <PairsField
        {...about('faq')}
        values="text"
        longestValue={limits.longTextCharacters}
        pairs={faq.value.map(({ question, answer }) => ({ key: question, value: answer }))}
        texts={text.questionPairs}
        onChange={(pairs) => faq.onChange(pairs.map(({ key, value }) => ({ question: key, answer: value })))}
      />
    ),
    ...sharingControls(props.state),
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {controls.subtitle}
        {controls.path}
        {controls.shortDescription}
        {controls.icon}
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        {props.pictures}
      </FormGroup>
      <FormGroup number={3} title={text.descriptionGroup}>
        {controls.description}
      </FormGroup>
      {!props.state.plainPictures && (
        <>
          <FormGroup number={4} title={text.steps}>
            {controls.steps}
          </FormGroup>
          <FormGroup number={5} title={text.faq}>
            {controls.faq}
          </FormGroup>
          <SharingFields
            number={6}
            state={props.state}
            controls={controls}
            site={props.site}
            path={values.path}
            page={{
              page: values.title || text.untitled,
              description: values.shortDescription || values.description,
            }}
          />
        </>
      )}
    </>
  );
}
