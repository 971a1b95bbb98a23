import { adminPaths } from '@vitrin/contract/adminPaths';
import { siteInfoDraft } from '@vitrin/contract/siteInfo';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { SettingsScreen } from '@vitrin/ui/admin/SettingsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasAdditions } from '../api.ts';
import { isDraftOf } from '../forms/isDraftOf.ts';
import { sendPicture } from '../forms/sendPicture.ts';
import { downloadSite } from './downloadSite.ts';
import { useFactSettings } from './useFactSettings.ts';
import { usePageSettings } from './usePageSettings.ts';
import { useKeepingBoth } from '../forms/useKeeping.ts';
import { useSubject } from '../frame/subject.ts';
import { useSettingPictures } from './useSettingPictures.ts';
import { useSliderSettings } from './useSliderSettings.ts';
import { useThemeSettings } from './useThemeSettings.ts';

/** Settings are texts and switches, and a list of phone numbers. */
const isDraft = isDraftOf((fields) =>
  Object.entries(fields).every(([name, value]) =>
    name === 'morePhones'
      ? siteInfoDraft.shape.morePhones.safeParse(value).success
      : typeof value === 'string' || typeof value === 'boolean',
  ),
);

/** The website's settings over the API; the address names the tab. */
export function SettingsContainer() {
  const facts = useFactSettings();
  const pages = usePageSettings();
  const theme = useThemeSettings();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? undefined;
  const [described, setDescribed] = useState<string>();
  const keeping = useKeepingBoth(
    { name: `settings.${tab ?? 'general'}`, isDraft },
    { name: `picture.${described ?? ''}`, isDraft },
  );
  useSubject({
    siteHref: tab === 'contact' || tab === 'map' ? sitePaths.contact() : sitePaths.home(),
    ...(hasAdditions && { history: adminPaths.history('settings', tab ?? 'general') }),
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
      homeAlone={!hasAdditions}
      onDownload={hasAdditions ? downloadSite : undefined}
      theme={theme.load}
      site={theme.site}
      onSaveSiteInfo={facts.saveFacts}
      onSaveContact={facts.saveContact}
      onSavePages={pages.save}
      onSaveTheme={theme.save}
      onResetTheme={theme.reset}
      onUploadPicture={sendPicture}
    />
  );
}
