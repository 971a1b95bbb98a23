import { zodResolver } from '@hookform/resolvers/zod';
import { accountAddress } from '@vitrin/contract/links/accountAddress';
import { type SiteInfo, type SiteInfoDraft, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import { forgiving } from '../parts/Editing/forgiving.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsFields, type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

type Fields = Pick<SiteInfoDraft, 'facebook' | 'twitter' | 'instagram' | 'youtube' | 'linkedin'>;

export type SocialTabProps = SettingsReports<Fields, SiteInfo> & { siteInfo: SiteInfo; site: PreviewedPages };

const accounts = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'] as const;

const fields: SettingsFields<Fields> = {
  get names() {
    const text = adminSettingsText.social;
    return {
      facebook: text.facebook,
      twitter: text.twitter,
      instagram: text.instagram,
      youtube: text.youtube,
      linkedin: text.linkedin,
    };
  },
  rules: forgiving(
    zodResolver(
      siteInfoDraft.pick({ facebook: true, twitter: true, instagram: true, youtube: true, linkedin: true }),
    ),
    (typed) => ({
      facebook: accountAddress('facebook', typed.facebook),
      twitter: accountAddress('twitter', typed.twitter),
      instagram: accountAddress('instagram', typed.instagram),
      youtube: accountAddress('youtube', typed.youtube),
      linkedin: accountAddress('linkedin', typed.linkedin),
    }),
  ),
};

const valuesOf = ({ facebook, twitter, instagram, youtube, linkedin }: SiteInfo): Fields => ({
  facebook,
  twitter,
  instagram,
  youtube,
  linkedin,
});

/** The company's social media profiles. */
export function SocialTab(props: SocialTabProps) {
  const { social: text, tabs } = adminSettingsText;
  const state = useSettingsForm(fields, props.siteInfo, valuesOf, props);
  return (
    <SettingsForm
      state={state}
      heading={tabs.social}
      lede={text.lede}
      preview={<SettingsPreview site={props.site} page="home" part="footer" siteInfo={state.values} />}
    >
      <FormGroup number={1} title={text.accounts}>
        {accounts.map((key) => (
          <TextField
            key={key}
            {...state.field(key)}
            type="url"
            placeholder={text.example}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </FormGroup>
    </SettingsForm>
  );
}
