import { zodResolver } from '@hookform/resolvers/zod';
import { recommendedSizes } from '@vitrin/contract/limits';
import { type SiteInfo, type SiteInfoDraft, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText, adminSiteAtText } from '../../text/panelText.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { type PictureCalls, SettingPicture } from './SettingPicture.tsx';
import { hint } from '../parts/hint.css.ts';
import { SiteAtLink } from './wholeSite/SiteAtLink.tsx';
import { SiteDownload, type SiteDownloadProps } from './wholeSite/SiteDownload.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsFields, type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

type Fields = Pick<SiteInfoDraft, 'companyName' | 'shortName'>;

export type GeneralTabProps = SettingsReports<Fields, SiteInfo> &
  PictureCalls & {
    siteInfo: SiteInfo;
    site: PreviewedPages;
    /** Without it, the site cannot be downloaded. */
    onDownload?: SiteDownloadProps['onDownload'] | undefined;
  };

const fields: SettingsFields<Fields> = {
  get names() {
    const { companyName, shortName } = adminSettingsText.general;
    return { companyName, shortName };
  },
  rules: zodResolver(siteInfoDraft.pick({ companyName: true, shortName: true })),
};

const valuesOf = ({ companyName, shortName = '' }: SiteInfo): Fields => ({ companyName, shortName });

/** The company's name, logo and favicon. */
export function GeneralTab(props: GeneralTabProps) {
  const { general: text, picture, tabs } = adminSettingsText;
  const { siteInfo, onUpload, onRemovePicture, findPictures, onTake } = props;
  const state = useSettingsForm(fields, siteInfo, valuesOf, props);
  const calls = { onUpload, onRemovePicture, findPictures, onTake };
  return (
    <SettingsForm
      state={state}
      heading={tabs.general}
      lede={text.lede}
      preview={
        <SettingsPreview site={props.site} page="home" siteInfo={{ ...state.values, logo: siteInfo.logo }} />
      }
    >
      <FormGroup number={1} title={text.company}>
        <TextField
          {...state.field('companyName')}
          hint={text.companyNameHint}
          lang={siteLanguage}
          autoComplete="organization"
        />
        {siteInfo.shortName !== undefined && (
          <TextField {...state.field('shortName')} hint={text.shortNameHint} lang={siteLanguage} />
        )}
      </FormGroup>
      <FormGroup number={2} title={text.pictures}>
        <p className={hint}>{text.atOnce}</p>
        <SettingPicture
          {...calls}
          slot="logo"
          {...state.unsent('logo')}
          label={text.logo}
          name={text.logoName}
          picture={siteInfo.logo}
          wanted={picture.size(recommendedSizes.logo)}
        />
        <SettingPicture
          {...calls}
          slot="favicon"
          {...state.unsent('favicon')}
          label={text.favicon}
          name={text.faviconName}
          picture={siteInfo.favicon}
          wanted={picture.size(recommendedSizes.favicon)}
        />
      </FormGroup>
      {props.onDownload !== undefined && (
        <FormGroup number={3} title={adminSettingsText.siteFile.heading}>
          <SiteDownload onDownload={props.onDownload} />
        </FormGroup>
      )}
      {props.onDownload !== undefined && (
        <FormGroup number={4} title={adminSiteAtText.title}>
          <SiteAtLink />
        </FormGroup>
      )}
    </SettingsForm>
  );
}
