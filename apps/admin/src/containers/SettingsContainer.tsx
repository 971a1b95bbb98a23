import { sitePaths } from '@vitrin/contract/sitePaths';
import { SettingsScreen } from '@vitrin/ui/admin/SettingsScreen';
import { useSearchParams } from 'react-router-dom';
import { uploadPicture } from '../uploadPicture.ts';
import { useFactSettings } from '../useFactSettings.ts';
import { usePageSettings } from '../usePageSettings.ts';
import { useSubject } from '../subject.ts';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { useSettingPictures } from '../useSettingPictures.ts';
import { useSliderSettings } from '../useSliderSettings.ts';
import { useTabGuard } from '../useTabGuard.ts';
import { useThemeSettings } from '../useThemeSettings.ts';

/** The website's settings over the API; the address names the tab. */
export function SettingsContainer() {
  const facts = useFactSettings();
  const pages = usePageSettings();
  const theme = useThemeSettings();
  const tab = useSearchParams()[0].get('tab') ?? undefined;
  const drafting = useSettingsDraft(tab ?? 'general');
  useSubject({ siteHref: tab === 'contact' || tab === 'map' ? sitePaths.contact() : sitePaths.home() });
  return (
    <SettingsScreen
      {...useTabGuard(() => drafting.onDraft(null))}
      {...drafting}
      tab={tab}
      {...useSettingPictures()}
      {...useSliderSettings()}
      siteInfo={facts.siteInfo}
      contact={facts.contact}
      pages={pages.pages}
      theme={theme.load}
      site={theme.site}
      onSaveSiteInfo={facts.saveFacts}
      onSaveContact={facts.saveContact}
      onSavePages={pages.save}
      onSaveTheme={theme.save}
      onResetTheme={theme.reset}
      onUploadPicture={uploadPicture}
    />
  );
}
