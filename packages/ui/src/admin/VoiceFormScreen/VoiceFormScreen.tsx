import { shownStatus } from '../parts/statusWord.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { type Voice, type VoiceValues, voiceKind } from '@vitrin/contract/kinds/voice';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteLanguage } from '@vitrin/contract/siteLanguage';

import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { Voices } from '../../site/parts/Voices/Voices.tsx';
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

/** A customer voice as its form knows it. */
export const voiceForm: FormKind<VoiceValues> = {
  name: 'voice',
  get names() {
    return fieldNames(voiceKind, itemFormsText.voice);
  },
  rules: zodResolver(voiceKind.form),
  blank: voiceKind.blank,
  get texts() {
    return itemFormsText.voice;
  },
};

export type VoiceFormScreenProps = ItemFormScreenProps<Voice, VoiceValues>;

/** Adds a customer voice or changes one, beside what visitors see of it. */
export function VoiceFormScreen(props: VoiceFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={voiceForm.texts} list={plainPaths('voices').list}>
      {(data) => <VoiceForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type VoiceFormProps = LoadedFormProps<Voice, VoiceValues>;

/** The form of one entry, once everything it needs is there. */
function VoiceForm(props: VoiceFormProps) {
  const text = itemFormsText.voice;
  const state = useItemForm(voiceForm, props);
  const { form, item: stored, values, field } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);

  const item = {
    ...values,
    id: stored?.id ?? unsavedId,
    name: values.name || text.untitled,
    image,
  };
  const controls: FieldControls<VoiceValues> = {
    name: <TextField {...field('name')} lang={siteLanguage} autoComplete="off" required />,
    role: (
      <TextField
        {...field('role')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    company: (
      <TextField
        {...field('company')}
        labelNote={adminFormsText.optional}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    text: <TextArea {...field('text')} rows={5} lang={siteLanguage} required />,
    active: <ActiveField control={form.control} name="active" />,
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.name : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.home()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <div className={wrap}>
            <Voices voices={[item]} />
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.name}
        {controls.role}
        {controls.company}
        {controls.text}
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} />
      </FormGroup>
    </ItemForm>
  );
}
