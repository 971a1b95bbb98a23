import { ServicesScreen } from '@vitrin/ui/admin/ServicesScreen';
import { serviceList } from '../contentLists.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The list of services over the API. */
export function ServicesContainer() {
  return <ServicesScreen {...useContentScreen(serviceList)} />;
}
