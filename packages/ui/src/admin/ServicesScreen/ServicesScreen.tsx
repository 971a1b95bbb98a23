import type { Service } from '@vitrin/contract/service';
import { ContentList, type ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import { serviceKind } from './serviceKind.ts';

export type ServicesScreenProps = ContentListScreenProps<Service>;

/** All services in the order of the website. */
export function ServicesScreen(props: ServicesScreenProps) {
  return <ContentList {...props} kind={serviceKind} />;
}
