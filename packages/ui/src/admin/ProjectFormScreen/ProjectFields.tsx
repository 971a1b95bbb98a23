import { limits } from '@vitrin/contract/limits';
import { entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import type { Project, ProjectValues as Fields } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '../../elements/Select/Select.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import { titleControls } from '../parts/ItemForm/titleControls.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import type { PictureListChange } from '../parts/ItemForm/saving.ts';
import { sharingControls } from '../parts/SharingFields/sharingControls.tsx';
import { SharingFields } from '../parts/SharingFields/SharingFields.tsx';
import type { SiteFacts } from '../parts/SitePreview/SitePreview.tsx';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';
import { ServicesField } from '../parts/ServicesField/ServicesField.tsx';
import { PairsField } from '../parts/PairsField/PairsField.tsx';

export type ProjectFieldsProps = {
  state: ItemFormState<Project, Fields, PictureListChange>;
  /** The field for the pictures, which are not form values. */
  pictures: ReactNode;
  /** The website, for the preview of a search result. */
  site: SiteFacts;
};

const pathOf = (title: string): string => entryPathFrom(title, { word: '' });

/** The fields of the project form in their groups. */
export function ProjectFields(props: ProjectFieldsProps) {
  const text = itemFormsText.project;
  const { form, values, item: stored, about, field } = props.state;
  // An API without picture sizes and descriptions has no paths: entries are addressed by their ids.
  const hasPath = !props.state.plainPictures;
  const services = useController({ control: form.control, name: 'serviceIds' }).field;
  const pairs = useController({ control: form.control, name: 'additionalInfoPairs' }).field;

  const controls: FieldControls<Fields> = {
    ...titleControls(props.state, { text, pathOf, hasPath }),
    category: (
      <TextField
        {...field('category')}
        labelNote={adminFormsText.optional}
        hint={text.categoryHint}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    stage: (
      <Select
        {...field('stage')}
        hint={text.stageHint}
        options={[
          { value: '', label: text.stages.none },
          { value: 'running', label: text.stages.running },
          { value: 'finished', label: text.stages.finished },
        ]}
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
        findPictures={props.state.findPictures}
        onUnfinished={props.state.onUnfinished}
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
        distinct
        pairs={pairs.value}
        texts={itemFormsText.pairs}
        onChange={pairs.onChange}
      />
    ),
    serviceIds: (
      <ServicesField
        {...about('serviceIds')}
        services={props.site.services}
        chosen={services.value}
        onChange={services.onChange}
      />
    ),
    ...sharingControls(props.state),
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {hasPath && controls.path}
        <div className={css.pair}>
          {controls.category}
          {controls.active}
        </div>
        {hasPath && controls.stage}
        {hasPath && controls.serviceIds}
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
      {hasPath && (
        <SharingFields
          number={5}
          state={props.state}
          controls={controls}
          site={props.site}
          path={sitePaths.project({ id: stored?.id ?? unsavedId, path: values.path })}
          page={{
            page: values.title || text.untitled,
            description: values.shortDescription || values.description,
          }}
        />
      )}
    </>
  );
}
