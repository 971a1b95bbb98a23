import { PanelErrorScreen } from '@vitrin/ui/admin/PanelErrorScreen';

/** Replaces a screen that threw, or whose code could not be loaded. */
export function ErrorContainer() {
  return <PanelErrorScreen onReload={() => location.reload()} />;
}
