import { limits } from '@vitrin/contract/limits';
import type { Service, ServiceValues as Fields } from '@vitrin/contract/kinds/service';
import { pathFromTitle } from '@vitrin/contract/turkish';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import type { ReactNode } from 'react';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';

export type ServiceFieldsProps = {
  state: ItemFormState<Service, Fields>;
  /** The field for the picture, which is not a form value. */
  picture: ReactNode;
};

/** The fields of the service form in their groups. */
export function ServiceFields(props: ServiceFieldsProps) {
  const text = adminFormsText.service;
  const { form, values, item: stored, about, field } = props.state;

  /** A new service's path follows its title until it is edited by hand. */
  function followTitle() {
    if (stored !== null || values.path !== pathFromTitle(values.title)) return;
    form.setValue('path', pathFromTitle(form.getValues('title')), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  const controls: FieldControls<Fields> = {
    title: (
      <TextField
        {...field('title', { onChange: followTitle })}
        lang={siteLanguage}
        autoComplete="off"
        required
      />
    ),
    subtitle: (
      <TextField
        {...field('subtitle')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    path: (
      <TextField
        {...field('path')}
        hint={stored ? text.pathHintStored : text.pathHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    ),
    icon: (
      <TextField
        {...field('icon')}
        labelNote={adminFormsText.optional}
        hint={text.iconHint}
        autoComplete="off"
        spellCheck={false}
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
        {...about('description')}
        control={form.control}
        name="description"
        labelHidden
        required
      />
    ),
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {controls.subtitle}
        {controls.path}
        <div className={css.pair}>
          {controls.icon}
          {controls.active}
        </div>
        {controls.shortDescription}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        {props.picture}
      </FormGroup>
      <FormGroup number={3} title={text.descriptionGroup}>
        {controls.description}
      </FormGroup>
    </>
  );
}
