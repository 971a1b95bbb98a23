import type { MailSettings } from '@vitrin/contract/settings/mail';
import type { Load } from '@vitrin/contract/load';
import type { PageTextsChange } from '@vitrin/contract/pages/pageTexts';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { PersonalDataReport } from '@vitrin/contract/messages/personalData';
import type { PrivacyNoticeDraft } from '@vitrin/contract/pages/privacy';
import type { SiteInfo, SiteInfoChange } from '@vitrin/contract/settings/siteInfo';
import type { SliderImage } from '@vitrin/contract/pages/slider';
import type { ReactNode } from 'react';
import type { UploadPicture } from '../../elements/RichTextField/RichTextField.tsx';
import { type Tab, Tabs } from '../../elements/Tabs/Tabs.tsx';
import { adminFormsText, adminSettingsText } from '../../text/panelText.ts';
import type { Describing } from '../parts/DescribePicture/DescribePicture.tsx';
import type { Keeping } from '../parts/Editing/editing.ts';
import { FormSkeleton } from '../parts/FormSkeleton/FormSkeleton.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { ContactTab, type StoredContact } from './ContactTab.tsx';
import { MailTab, type MailTabProps, type MailTestEnd } from './mail/MailTab.tsx';
import { FooterTab } from './FooterTab.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { HomeTab } from './home/HomeTab.tsx';
import { MapTab } from './MapTab.tsx';
import type { StoredPages } from './home/pageSettings.ts';
import type { PictureCalls, PictureSlot, UploadEnd } from './SettingPicture.tsx';
import type { PreviewedPages } from './SettingsPreview.tsx';
import { type PersonalDataCalls, PersonalDataTab } from './personalData/PersonalDataTab.tsx';
import { type SliderCalls, SliderTab } from './slider/SliderTab.tsx';
import type { DownloadBegin, SiteDownloadProps } from './wholeSite/SiteDownload.tsx';
import { SocialTab } from './SocialTab.tsx';
import type { SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import { ThemeTab, type ThemeTabProps } from './theme/ThemeTab.tsx';
import type { SettingsOutcome } from './useSettingsForm.ts';

export type {
  DownloadBegin,
  MailTestEnd,
  PersonalDataCalls,
  PictureCalls,
  PictureSlot,
  UploadEnd,
  PreviewedPages,
  SettingsOutcome,
  SiteContent,
  SliderCalls,
  StoredContact,
  StoredPages,
};

export type SettingsScreenProps = PictureCalls &
  SliderCalls &
  Keeping & {
    /** The key of the selected tab; the first tab for an unknown key. */
    tab: string | undefined;
    siteInfo: Load<SiteInfo>;
    contact: Load<StoredContact>;
    /** Set if, of the page texts, only those of the home page can be saved. */
    homeAlone?: boolean | undefined;
    pages: Load<StoredPages>;
    slides: Load<readonly SliderImage[]>;
    /** The mail settings; absent if the API does not support them. */
    mail?: Load<MailSettings> | undefined;
    /** The settings of visitors' data; absent if the API does not support them. */
    personal?: ({ report: Load<PersonalDataReport> } & PersonalDataCalls) | undefined;
    /** The data of the theme tab. */
    theme: Load<{ palette: Palette; content: SiteContent }>;
    /** The stored website, for the previews. */
    site: PreviewedPages;
    /** Preserves unsaved descriptions of pictures, which are saved separately. */
    describing?: Describing | undefined;
    /** Uploads a picture for a rich text; without it, texts cannot contain pictures. */
    onUploadPicture?: UploadPicture | undefined;
    /** Downloads the whole site; without it, no download is offered. */
    onDownload?: SiteDownloadProps['onDownload'] | undefined;
    onTab: (key: string) => void;
    onSaveSiteInfo: (change: SiteInfoChange, stored: SiteInfo) => Promise<SettingsOutcome<SiteInfo>>;
    onSaveContact: (
      change: SiteInfoChange & { privacy?: PrivacyNoticeDraft },
      stored: StoredContact,
    ) => Promise<SettingsOutcome<StoredContact>>;
    onSaveMail: MailTabProps['onSave'];
    onTestMail: MailTabProps['onTest'];
    onSavePages: (change: PageTextsChange, stored: StoredPages) => Promise<SettingsOutcome<StoredPages>>;
    onSaveTheme: ThemeTabProps['onSave'];
    /** Stores the default colours; resolves to whether the server accepted them. */
    onResetTheme: () => Promise<boolean>;
  };

/** The website's settings, one tab per category. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { settings: text } = adminFormsText;
  const { siteInfo, site, personal, onDirty } = props;
  const { onUpload, onRemovePicture, onDescribePicture, findPictures, onTake } = props;
  const calls = { onUpload, onRemovePicture, onDescribePicture, findPictures, onTake };
  const { draft, others, now, onDraft, onAnswer, leaving } = props;
  const reports = { onDirty, draft, others, now, onDraft, onAnswer, leaving };
  const facts = { ...reports, site, onSave: props.onSaveSiteInfo };
  const tabs: readonly [Tab, ...Tab[]] = [
    tab(
      'general',
      loaded(siteInfo, (info) => (
        <GeneralTab siteInfo={info} {...facts} {...calls} onDownload={props.onDownload} />
      )),
    ),
    tab(
      'home',
      loaded(props.pages, (pages) => (
        <HomeTab
          pages={pages}
          homeAlone={props.homeAlone}
          site={site}
          {...reports}
          onSave={props.onSavePages}
          onUploadPicture={props.onUploadPicture}
          describing={props.describing}
          {...calls}
        />
      )),
    ),
    tab(
      'contact',
      loaded(props.contact, (contact) => (
        <ContactTab
          contact={contact}
          site={site}
          {...reports}
          onSave={props.onSaveContact}
          onUploadPicture={props.onUploadPicture}
          findPictures={findPictures}
        />
      )),
    ),
    tab(
      'social',
      loaded(siteInfo, (info) => <SocialTab siteInfo={info} {...facts} />),
    ),
    tab(
      'footer',
      loaded(siteInfo, (info) => <FooterTab siteInfo={info} {...facts} {...calls} />),
    ),
    tab(
      'map',
      loaded(siteInfo, (info) => <MapTab siteInfo={info} {...facts} />),
    ),
    tab(
      'slider',
      loaded(props.slides, (slides) => <SliderTab {...props} slides={slides} />),
    ),
    tab(
      'theme',
      loaded(props.theme, (theme) => (
        <ThemeTab {...theme} {...reports} onSave={props.onSaveTheme} onReset={props.onResetTheme} />
      )),
    ),
    ...(props.mail === undefined
      ? []
      : [
          tab(
            'mail',
            loaded(props.mail, (mail) => (
              <MailTab mail={mail} {...reports} onSave={props.onSaveMail} onTest={props.onTestMail} />
            )),
          ),
        ]),
    ...(personal === undefined
      ? []
      : [
          tab(
            'personal',
            loaded(personal.report, (report) => <PersonalDataTab {...personal} report={report} />),
          ),
        ]),
  ];
  const [first] = tabs;
  const chosen = tabs.find(({ key }) => key === props.tab) ?? first;
  return <Tabs guarded label={text.tabs} tabs={tabs} value={chosen.key} onChange={props.onTab} />;
}

const tab = (key: keyof typeof adminSettingsText.tabs, content: ReactNode): Tab => ({
  key,
  label: adminSettingsText.tabs[key],
  content,
});

function loaded<T>(load: Load<T>, draw: (data: T) => ReactNode): ReactNode {
  const { settings: text } = adminFormsText;
  if (load.status === 'loading') return <FormSkeleton label={text.loading} />;
  if (load.status === 'failed') return <LoadFailure error={load.error} onRetry={load.retry} />;
  return draw(load.data);
}
