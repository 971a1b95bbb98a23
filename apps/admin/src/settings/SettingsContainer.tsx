import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { SettingsScreen } from '@vitrin/ui/admin/SettingsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { client } from '../api.ts';
import { areFieldsOf, isDraftOf } from '../drafts/journal/isDraftOf.ts';
import { sendPicture } from '../pictures/sendPicture.ts';
import { downloadSite } from './downloadSite.ts';
import { useMailSettings } from './useMailSettings.ts';
import { usePersonalData } from './usePersonalData.ts';
import { useFactSettings } from './useFactSettings.ts';
import { usePageSettings } from './usePageSettings.ts';
import { useKeepingBoth } from '../drafts/useKeeping.ts';
import { useSubject } from '../frame/subject.ts';
import { useSettingPictures } from './useSettingPictures.ts';
import { useSliderSettings } from './useSliderSettings.ts';
import { useThemeSettings } from './useThemeSettings.ts';

const areLists = areFieldsOf(siteInfoDraft.pick({ morePhones: true, openingHours: true }));

/** Settings are texts and switches, and lists of phone numbers and opening hours. */
const isDraft = isDraftOf(
  (fields) =>
    areLists(fields) &&
    Object.values(fields).every(
      (value) => Array.isArray(value) || ['string', 'boolean'].includes(typeof value),
    ),
);

/** The tabs that are forms. */
const drafted = new Set(['general', 'home', 'contact', 'social', 'footer', 'map', 'theme']);

/** The website's settings over the API; the address contains the tab. */
export function SettingsContainer() {
  const facts = useFactSettings();
  const pages = usePageSettings();
  const theme = useThemeSettings();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? undefined;
  const section = tab ?? 'general';
  const mail = useMailSettings(tab === 'mail');
  const personal = usePersonalData(tab === 'personal');
  const [described, setDescribed] = useState<string>();
  const keeping = useKeepingBoth(
    {
      name: `settings.${section}`,
      isDraft,
      subject: drafted.has(section) ? { kind: 'settings', id: section } : undefined,
    },
    { name: `picture.${described ?? ''}`, isDraft },
  );
  useSubject({
    siteHref: tab === 'contact' || tab === 'map' ? sitePaths.contact() : sitePaths.home(),
    // Mail settings have no history, since they contain a secret. Nor have those of visitors' data.
    ...(client.history &&
      tab !== 'mail' &&
      tab !== 'personal' && { history: adminPaths.history('settings', tab ?? 'general') }),
  });
  return (
    <SettingsScreen
      {...keeping.form}
      describing={{ keeping: keeping.dialog, onDescribing: setDescribed }}
      tab={tab}
      onTab={(key) => setParams({ tab: key }, { replace: true })}
      {...useSettingPictures()}
      {...useSliderSettings()}
      siteInfo={facts.siteInfo}
      contact={facts.contact}
      pages={pages.pages}
      homeAlone={client.about.save === undefined}
      onDownload={downloadSite}
      theme={theme.load}
      site={theme.site}
      onSaveSiteInfo={facts.saveFacts}
      onSaveContact={facts.saveContact}
      personal={personal}
      mail={mail.mail}
      onSaveMail={mail.save}
      onTestMail={mail.test}
      onSavePages={pages.save}
      onSaveTheme={theme.save}
      onResetTheme={theme.reset}
      onUploadPicture={sendPicture}
    />
  );
}
