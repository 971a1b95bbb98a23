import { shownStatus } from '../parts/statusWord.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { type Figure, type FigureValues, figureKind } from '@vitrin/contract/kinds/figure';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteLanguage } from '@vitrin/contract/siteLanguage';

import { TextField } from '../../elements/TextField/TextField.tsx';
import { Figures } from '../../site/parts/Figures/Figures.tsx';
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

import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';

import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';

/** A figure as its form knows it. */
export const figureForm: FormKind<FigureValues> = {
  name: 'figure',
  get names() {
    return fieldNames(figureKind, itemFormsText.figure);
  },
  rules: zodResolver(figureKind.form),
  blank: figureKind.blank,
  get texts() {
    return itemFormsText.figure;
  },
  pictureless: true,
};

export type FigureFormScreenProps = ItemFormScreenProps<Figure, FigureValues>;

/** Adds a figure or changes one, beside what visitors see of it. */
export function FigureFormScreen(props: FigureFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={figureForm.texts} list={plainPaths('figures').list}>
      {(data) => <FigureForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type FigureFormProps = LoadedFormProps<Figure, FigureValues>;

/** The form of one entry, once everything it needs is there. */
function FigureForm(props: FigureFormProps) {
  const text = itemFormsText.figure;
  const state = useItemForm(figureForm, props);
  const { form, item: stored, values, field } = state;

  const item = {
    ...values,
    id: stored?.id ?? unsavedId,
    title: values.title || text.untitled,
  };
  const controls: FieldControls<FigureValues> = {
    value: (
      <TextField {...field('value')} hint={text.valueHint} lang={siteLanguage} autoComplete="off" required />
    ),
    unit: (
      <TextField
        {...field('unit')}
        labelNote={adminFormsText.optional}
        hint={text.unitHint}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
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
          path={sitePaths.home()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <div className={wrap}>
            <Figures figures={[item]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.value}
        {controls.unit}
        {controls.title}
        {controls.active}
      </FormGroup>
    </ItemForm>
  );
}
