import type { PageTexts } from '@vitrin/contract/pageTexts';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { adminSettingsText } from '../../text/adminSettings.en.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import { homeSections, pageFields, pageTextsOf, type StoredPages } from './pageSettings.ts';
import { type PictureCalls, SettingPicture } from './SettingPicture.tsx';
import * as css from './SettingsForm.css.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

export type HomeTabProps = SettingsReports<PageTexts> &
  PictureCalls & { pages: StoredPages; site: PreviewedPages };

const { home: text, general, tabs } = adminSettingsText;

/** The texts of the home page and, below them, of the pages about the company and its team. */
export function HomeTab(props: HomeTabProps) {
  const { pages } = props;
  const state = useSettingsForm(pageFields, pageTextsOf(pages), props);
  const { values } = state;

  const line = (key: (typeof pageFields.names)[number]['key'], label: string) => (
    <TextField {...state.form.register(key)} {...state.about(key)} label={label} lang="tr" />
  );
  const lines = (key: (typeof pageFields.names)[number]['key']) => (
    <TextArea
      {...state.form.register(key)}
      {...state.about(key)}
      label={text.description}
      lang="tr"
      rows={2}
    />
  );

  return (
    <SettingsForm
      state={state}
      heading={tabs.home}
      lede={text.lede}
      preview={
        <SettingsPreview
          site={props.site}
          page="home"
          home={{ ...values.home, images: pages.home.images, whyUsList: pages.home.whyUsList }}
          about={{ ...pages.about, ...values.about }}
          team={{ ...pages.team, ...values.team }}
        />
      }
    >
      <FormGroup number={1} title={text.banner}>
        {line('home.title', text.title)}
        {line('home.subtitle', text.subtitle)}
        {lines('home.titleDescription')}
      </FormGroup>
      {homeSections.map((section, index) => (
        <FormGroup key={section} number={index + 2} title={text[section]}>
          {line(`home.${section}Title`, text.title)}
          {lines(`home.${section}Description`)}
        </FormGroup>
      ))}
      <FormGroup number={homeSections.length + 2} title={text.about}>
        {line('about.title', text.title)}
        {line('about.subtitle', text.subtitle)}
        <HtmlField
          {...state.about('about.description')}
          control={state.form.control}
          name="about.description"
          label={text.description}
        />
        <p className={css.hint}>{general.atOnce}</p>
        <SettingPicture
          slot="about"
          label={text.aboutImage}
          name={text.aboutImageName}
          picture={pages.about.image}
          wanted={adminFormsText.picture.wanted(adminFormsText.service.pictureSize)}
          onUpload={props.onUpload}
          onRemovePicture={props.onRemovePicture}
        />
      </FormGroup>
      <FormGroup number={homeSections.length + 3} title={text.team}>
        {line('team.title', text.title)}
        {line('team.subtitle', text.subtitle)}
        {lines('team.description')}
      </FormGroup>
    </SettingsForm>
  );
}
