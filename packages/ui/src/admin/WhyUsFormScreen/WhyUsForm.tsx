import { sitePaths } from '@vitrin/contract/sitePaths';
import type { WhyUsFields, WhyUsItem } from '@vitrin/contract/whyUs';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { ReasonPanes } from '../../site/parts/ReasonPanes/ReasonPanes.tsx';
import { wrap } from '../../theme/layout.css.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { IconPicker } from '../parts/IconPicker/IconPicker.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import type { LoadedFormProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { newId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { whyUsForm } from './whyUsForm.ts';

export type WhyUsFormProps = LoadedFormProps<WhyUsItem, WhyUsFields>;

const text = itemFormsText.whyUs;
const written = 'tr';

/** The form of one reason with its pane, once everything it needs is there. */
export function WhyUsForm(props: WhyUsFormProps) {
  const state = useItemForm(whyUsForm, props);
  const { form, stored, values, about } = state;
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const reason = { ...values, id: stored?.id ?? newId, title: values.title || text.untitled };
  return (
    <ItemForm
      {...props}
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.home()}
          overPicture={false}
          hidden={!values.active}
        >
          <div className={wrap}>
            <ReasonPanes reasons={[reason]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        <TextField
          {...form.register('title')}
          {...about('title')}
          label={text.title}
          lang={written}
          autoComplete="off"
          required
        />
        <TextArea
          {...form.register('description')}
          {...about('description')}
          label={text.description}
          lang={written}
          required
        />
        <IconPicker
          id={about('icon').id}
          label={text.icon}
          value={icon.value}
          names={itemFormsText.icons}
          onChoose={icon.onChange}
        />
        <ActiveField control={form.control} name="active" />
      </FormGroup>
    </ItemForm>
  );
}
