import type { PageTexts } from '@vitrin/contract/pages/pageTexts';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useState } from 'react';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { homeAnchors } from '../../../site/HomeScreen/homeOutline.ts';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import type { Describing } from '../../parts/DescribePicture/DescribePicture.tsx';
import { FormGroup } from '../../parts/FormGroup/FormGroup.tsx';
import type { FieldPath } from '../../parts/Editing/editing.ts';
import { HtmlField } from '../../parts/ItemForm/HtmlField.tsx';
import { writtenSections, pageFields, pageTextsOf, type StoredPages } from './pageSettings.ts';
import { PictureWords } from './PictureWords.tsx';
import { type PictureCalls, SettingPicture } from '../SettingPicture.tsx';
import { hint } from '../../parts/hint.css.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import type { PageKey } from '../../parts/PublicPage/PublicPage.tsx';
import { type PreviewedPages, SettingsPreview } from '../SettingsPreview.tsx';
import { type SettingsReports, useSettingsForm } from '../useSettingsForm.ts';

export type HomeTabProps = SettingsReports<PageTexts, StoredPages> &
  PictureCalls & {
    pages: StoredPages;
    site: PreviewedPages;
    /** Set if only the texts of the home page can be saved. */
    homeAlone?: boolean | undefined;
    onUploadPicture: UploadPicture | undefined;
    describing: Describing | undefined;
  };

/** The part of the preview for each group of fields; the opening is at the top of its page. */
const partOf = {
  whyUs: `#${homeAnchors.reasons}`,
  services: `#${homeAnchors.services}`,
  crew: `#${homeAnchors.team}`,
  projects: `#${homeAnchors.projects}`,
  latestNews: `#${homeAnchors.posts}`,
} as const;
const head = 'body';
const previewed = ['home', 'about', 'team'] as const;
const previewedAlone = ['home'] as const;

/** The texts of the home page and, below them, of the about and team pages. */
export function HomeTab(props: HomeTabProps) {
  const { home: text, general, tabs } = adminSettingsText;
  const { pages } = props;
  const state = useSettingsForm(pageFields, pages, pageTextsOf, props);
  const { values } = state;
  const [shown, setShown] = useState<{ page: PageKey; part: string }>({ page: 'home', part: head });
  const show = (page: PageKey, part: string = head) => setShown({ page, part });

  const line = (key: FieldPath<PageTexts>, label: string) => (
    <TextField {...state.field(key)} label={label} lang={siteLanguage} />
  );
  const lines = (key: FieldPath<PageTexts>) => (
    <TextArea {...state.field(key)} label={text.description} lang={siteLanguage} rows={2} />
  );

  return (
    <SettingsForm
      state={state}
      heading={tabs.home}
      lede={text.lede}
      preview={
        <SettingsPreview
          site={props.site}
          page={shown.page}
          pages={props.homeAlone === true ? previewedAlone : previewed}
          onPage={show}
          part={shown.part}
          home={{ ...values.home, images: pages.home.images, whyUsList: pages.home.whyUsList }}
          about={{ ...pages.about, ...values.about }}
          team={{ ...pages.team, ...values.team }}
        />
      }
    >
      <FormGroup number={1} title={text.banner} onEnter={() => show('home')}>
        {line('home.title', text.title)}
        {line('home.subtitle', text.subtitle)}
        {lines('home.titleDescription')}
      </FormGroup>
      {writtenSections.map((section, index) => (
        <FormGroup
          key={section}
          number={index + 2}
          title={text[section]}
          onEnter={() => show('home', partOf[section])}
        >
          {line(`home.${section}Title`, text.title)}
          {lines(`home.${section}Description`)}
        </FormGroup>
      ))}
      {props.homeAlone !== true && (
        <>
          <FormGroup number={writtenSections.length + 2} title={text.about} onEnter={() => show('about')}>
            {line('about.title', text.title)}
            {line('about.subtitle', text.subtitle)}
            <HtmlField
              onUploadPicture={props.onUploadPicture}
              findPictures={props.findPictures}
              onUnfinished={state.onUnfinished}
              {...state.about('about.description')}
              control={state.form.control}
              name="about.description"
              label={text.description}
            />
            <p className={hint}>{general.atOnce}</p>
            <SettingPicture
              slot="about"
              {...state.unsent('about')}
              label={text.aboutImage}
              name={text.aboutImageName}
              picture={pages.about.image}
              wanted={adminFormsText.picture.wanted(adminFormsText.service.pictureSize)}
              onUpload={props.onUpload}
              onRemovePicture={props.onRemovePicture}
              findPictures={props.findPictures}
              onTake={props.onTake}
            />
            {pages.about.image?.id !== undefined && props.onDescribePicture && (
              <PictureWords
                image={{ id: pages.about.image.id, alt: pages.about.image.alt }}
                name={text.aboutImageName}
                onDescribe={props.onDescribePicture}
                describing={props.describing}
              />
            )}
          </FormGroup>
          <FormGroup number={writtenSections.length + 3} title={text.team} onEnter={() => show('team')}>
            {line('team.title', text.title)}
            {line('team.subtitle', text.subtitle)}
            {lines('team.description')}
          </FormGroup>
        </>
      )}
    </SettingsForm>
  );
}
