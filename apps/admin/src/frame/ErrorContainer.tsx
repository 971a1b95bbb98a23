import { PanelErrorScreen } from '@vitrin/ui/admin/PanelErrorScreen';

/** Stands in for a screen that broke, or whose code could not be loaded. */
export function ErrorContainer() {
  return <PanelErrorScreen onReload={() => location.reload()} />;
}
