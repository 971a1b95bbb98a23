import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Reason, ReasonValues } from '@vitrin/contract/kinds/reason';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { ReasonPanes } from '../../site/parts/ReasonPanes/ReasonPanes.tsx';
import { itemFormsText } from '../../text/panelText.ts';
import { wrap } from '../../theme/layout.css.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { IconPicker } from '../parts/IconPicker/IconPicker.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { wordsOfOne } from '../parts/ItemForm/files/keptDescriptions.ts';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { plainFormKind } from '../parts/PlainForm/plainKind.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { shownStatus } from '../parts/statusWord.ts';

/** The form kind of reasons to choose the company. */
export const reasonForm = plainFormKind('reasons', () => itemFormsText.reason);

export type ReasonFormScreenProps = ItemFormScreenProps<Reason, ReasonValues>;

/** Writes or edits a reason to choose the company, next to its pane on the home page. */
export function ReasonFormScreen(props: ReasonFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={reasonForm.texts} list={plainPaths('reasons').list}>
      {(data) => <ReasonForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type ReasonFormProps = LoadedFormProps<Reason, ReasonValues>;

/** A reason's form with a preview of its pane, rendered once its data has loaded. */
function ReasonForm(props: ReasonFormProps) {
  const text = itemFormsText.reason;
  const state = useItemForm(reasonForm, props, wordsOfOne);
  const { form, item: stored, values, about, field } = state;
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const reason = { ...values, id: stored?.id ?? unsavedId, title: values.title || text.untitled };
  const controls: FieldControls<ReasonValues> = {
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
    description: <TextArea {...field('description')} lang={siteLanguage} required />,
    icon: (
      <IconPicker
        id={about('icon').id}
        label={text.icon}
        value={icon.value}
        names={itemFormsText.icons}
        onChoose={icon.onChange}
      />
    ),
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
            <ReasonPanes reasons={[reason]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {controls.description}
        {controls.icon}
        {controls.active}
      </FormGroup>
    </ItemForm>
  );
}
