import { DemoContentScreen } from '@vitrin/ui/admin/DemoContentScreen';
import { useDemoContent } from './useDemoContent.ts';

/** What a demo has left, over the API. */
export function DemoContentContainer() {
  return <DemoContentScreen {...useDemoContent()} />;
}
