import { SettingsScreen } from '@vitrin/ui/admin/SettingsScreen';
import { useSearchParams } from 'react-router-dom';
import { useThemeSettings } from '../useThemeSettings.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';

/** The website's settings over the API; the address names the tab. */
export function SettingsContainer() {
  const [params, setParams] = useSearchParams();
  const theme = useThemeSettings();
  const guard = useUnsavedGuard();
  return (
    <SettingsScreen
      tab={params.get('tab') ?? undefined}
      theme={theme.load}
      leaving={guard.leaving}
      onTab={(tab) => setParams({ tab }, { replace: true })}
      onSaveTheme={theme.save}
      onResetTheme={theme.reset}
      onDirty={guard.setDirty}
    />
  );
}
