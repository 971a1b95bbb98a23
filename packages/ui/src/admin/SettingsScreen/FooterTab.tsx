import { zodResolver } from '@hookform/resolvers/zod';
import { recommendedSizes } from '@vitrin/contract/limits';
import { type SiteInfo, type SiteInfoDraft, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { type PictureCalls, SettingPicture } from './SettingPicture.tsx';
import { hint } from '../parts/hint.css.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsFields, type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

type Fields = Pick<SiteInfoDraft, 'footerDescription'>;

export type FooterTabProps = SettingsReports<Fields, SiteInfo> &
  PictureCalls & { siteInfo: SiteInfo; site: PreviewedPages };

const fields: SettingsFields<Fields> = {
  get names() {
    return { footerDescription: adminSettingsText.footer.description };
  },
  rules: zodResolver(siteInfoDraft.pick({ footerDescription: true })),
};

const valuesOf = ({ footerDescription }: SiteInfo): Fields => ({ footerDescription });

/** The footer's text and picture. */
export function FooterTab(props: FooterTabProps) {
  const { footer: text, general, picture, tabs } = adminSettingsText;
  const { siteInfo } = props;
  const state = useSettingsForm(fields, siteInfo, valuesOf, props);
  return (
    <SettingsForm
      state={state}
      heading={tabs.footer}
      lede={text.lede}
      preview={
        <SettingsPreview
          site={props.site}
          page="home"
          part="footer"
          siteInfo={{ ...state.values, footerImage: siteInfo.footerImage }}
        />
      }
    >
      <FormGroup number={1} title={text.text}>
        <TextArea {...state.field('footerDescription')} lang={siteLanguage} rows={4} />
      </FormGroup>
      <FormGroup number={2} title={text.pictures}>
        <p className={hint}>{general.atOnce}</p>
        <SettingPicture
          slot="footerImage"
          {...state.unsent('footerImage')}
          label={text.image}
          name={text.imageName}
          picture={siteInfo.footerImage}
          wanted={picture.size(recommendedSizes.footerImage)}
          onUpload={props.onUpload}
          onRemovePicture={props.onRemovePicture}
          findPictures={props.findPictures}
          onTake={props.onTake}
        />
      </FormGroup>
    </SettingsForm>
  );
}
