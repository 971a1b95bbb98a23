import { limits } from '@vitrin/contract/limits';
import type { ServiceFields as Fields } from '@vitrin/contract/service';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { RichTextField } from '../../elements/RichTextField/RichTextField.tsx';
import { Switch } from '../../elements/Switch/Switch.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { controlId, errorBeside, fieldNames } from './serviceForm.ts';
import * as css from './ServiceFormScreen.css.ts';

export type ServiceFieldsProps = {
  form: UseFormReturn<Fields>;
  /** The service was saved before, so that its path no longer follows its title. */
  stored: boolean;
  onTitle: (title: string) => void;
  onPath: () => void;
  /** The field for the picture, which is no text. */
  picture: ReactNode;
};

const text = adminFormsText.service;
const written = 'tr';

/** The fields of the service form in their groups. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { form } = props;
  const { errors } = useFormState({ control: form.control });
  const shortLength = useWatch({ control: form.control, name: 'shortDescription' }).length;
  const error = (key: keyof Fields) => errorBeside(key, errors[key]?.message, form.getValues(key));

  return (
    <>
      <FormGroup number={1} title={text.basics}>
        <TextField
          {...form.register('title', { onChange: () => props.onTitle(form.getValues('title')) })}
          id={controlId('title')}
          label={fieldNames.title}
          error={error('title')}
          lang={written}
          autoComplete="off"
          required
        />
        <TextField
          {...form.register('subtitle')}
          id={controlId('subtitle')}
          label={fieldNames.subtitle}
          labelNote={adminFormsText.optional}
          error={error('subtitle')}
          lang={written}
          autoComplete="off"
        />
        <TextField
          {...form.register('path', { onChange: props.onPath })}
          id={controlId('path')}
          label={fieldNames.path}
          hint={props.stored ? text.pathHintStored : text.pathHint}
          error={error('path')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <div className={css.pair}>
          <TextField
            {...form.register('icon')}
            id={controlId('icon')}
            label={fieldNames.icon}
            labelNote={adminFormsText.optional}
            hint={text.iconHint}
            error={error('icon')}
            autoComplete="off"
            spellCheck={false}
          />
          <div className={css.status}>
            <span className={css.statusLabel}>{fieldNames.active}</span>
            <Controller
              control={form.control}
              name="active"
              render={({ field }) => (
                <span className={css.switchLine}>
                  <Switch
                    label={text.active}
                    word={field.value ? text.activeWord : text.inactiveWord}
                    on={field.value}
                    onFlip={field.onChange}
                  />
                </span>
              )}
            />
          </div>
        </div>
        <TextArea
          {...form.register('shortDescription')}
          id={controlId('shortDescription')}
          label={fieldNames.shortDescription}
          labelNote={adminFormsText.optional}
          counter={adminFormsText.counter(shortLength, limits.shortTextCharacters)}
          hint={text.shortDescriptionHint}
          error={error('shortDescription')}
          lang={written}
        />
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        {props.picture}
      </FormGroup>
      <FormGroup number={3} title={text.descriptionGroup}>
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => (
            <RichTextField
              ref={field.ref}
              id={controlId('description')}
              label={fieldNames.description}
              labelHidden
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={error('description')}
              texts={adminFormsText.richText}
              lang={written}
              required
            />
          )}
        />
      </FormGroup>
    </>
  );
}
