import { SettingsScreen } from '@vitrin/ui/admin/SettingsScreen';
import { useFactSettings } from '../useFactSettings.ts';
import { usePageSettings } from '../usePageSettings.ts';
import { useSettingPictures } from '../useSettingPictures.ts';
import { useSliderSettings } from '../useSliderSettings.ts';
import { useTabGuard } from '../useTabGuard.ts';
import { useThemeSettings } from '../useThemeSettings.ts';

/** The website's settings over the API; the address names the tab. */
export function SettingsContainer() {
  const facts = useFactSettings();
  const pages = usePageSettings();
  const theme = useThemeSettings();
  return (
    <SettingsScreen
      {...useTabGuard()}
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
    />
  );
}
