import { DemoContentScreen } from '@vitrin/ui/admin/DemoContentScreen';
import { useDemoContent } from './useDemoContent.ts';

/** The remains of a demo, over the API. */
export function DemoContentContainer() {
  return <DemoContentScreen {...useDemoContent()} />;
}
