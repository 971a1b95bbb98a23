import { limits } from '@vitrin/contract/limits';
import type { Service, ServiceValues as Fields } from '@vitrin/contract/kinds/service';
import { pathFromTitle } from '@vitrin/contract/turkish';
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

const written = 'tr';

/** The fields of the service form in their groups. */
export function ServiceFields(props: ServiceFieldsProps) {
  const text = adminFormsText.service;
  const { form, values, item: stored, about } = props.state;

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
        {...form.register('title', { onChange: followTitle })}
        {...about('title')}
        label={text.title}
        lang={written}
        autoComplete="off"
        required
      />
    ),
    subtitle: (
      <TextField
        {...form.register('subtitle')}
        {...about('subtitle')}
        label={text.subtitle}
        labelNote={adminFormsText.optional}
        lang={written}
        autoComplete="off"
      />
    ),
    path: (
      <TextField
        {...form.register('path')}
        {...about('path')}
        label={text.path}
        hint={stored ? text.pathHintStored : text.pathHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    ),
    icon: (
      <TextField
        {...form.register('icon')}
        {...about('icon')}
        label={text.icon}
        labelNote={adminFormsText.optional}
        hint={text.iconHint}
        autoComplete="off"
        spellCheck={false}
      />
    ),
    active: <ActiveField control={form.control} name="active" />,
    shortDescription: (
      <TextArea
        {...form.register('shortDescription')}
        {...about('shortDescription')}
        label={text.shortDescription}
        labelNote={adminFormsText.optional}
        counter={adminFormsText.counter(values.shortDescription.length, limits.shortTextCharacters)}
        hint={text.shortDescriptionHint}
        lang={written}
      />
    ),
    description: (
      <HtmlField
        onUploadPicture={props.state.uploadPicture}
        {...about('description')}
        control={form.control}
        name="description"
        label={text.description}
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
