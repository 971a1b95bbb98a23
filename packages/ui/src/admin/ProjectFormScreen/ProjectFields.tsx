import { limits } from '@vitrin/contract/limits';
import type { Project, ProjectValues as Fields } from '@vitrin/contract/kinds/project';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import type { PictureListChange } from '../parts/ItemForm/saving.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';
import { PairsField } from '../parts/PairsField/PairsField.tsx';

export type ProjectFieldsProps = {
  state: ItemFormState<Project, Fields, PictureListChange>;
  /** The field for the pictures, which are not form values. */
  pictures: ReactNode;
};

/** The fields of the project form in their groups. */
export function ProjectFields(props: ProjectFieldsProps) {
  const text = itemFormsText.project;
  const { form, values, about, field } = props.state;
  const pairs = useController({ control: form.control, name: 'additionalInfoPairs' }).field;

  const controls: FieldControls<Fields> = {
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
    category: (
      <TextField
        {...field('category')}
        labelNote={adminFormsText.optional}
        hint={text.categoryHint}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    active: <ActiveField control={form.control} name="active" />,
    shortDescription: (
      <TextArea
        {...field('shortDescription')}
        counter={adminFormsText.counter(values.shortDescription.length, limits.shortTextCharacters)}
        hint={text.shortDescriptionHint}
        lang={siteLanguage}
        required
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
    additionalInfoPairs: (
      <PairsField
        {...about('additionalInfoPairs')}
        pairs={pairs.value}
        texts={itemFormsText.pairs}
        onChange={pairs.onChange}
      />
    ),
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        <div className={css.pair}>
          {controls.category}
          {controls.active}
        </div>
        {controls.shortDescription}
      </FormGroup>
      <FormGroup number={2} title={text.picturesGroup}>
        {props.pictures}
      </FormGroup>
      <FormGroup number={3} title={text.descriptionGroup}>
        {controls.description}
      </FormGroup>
      <FormGroup number={4} title={text.detailsGroup}>
        {controls.additionalInfoPairs}
      </FormGroup>
    </>
  );
}
