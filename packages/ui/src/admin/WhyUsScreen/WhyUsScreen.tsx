import type { WhyUsItem } from '@vitrin/contract/whyUs';
import { ContentList, type ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import { whyUsKind } from './whyUsKind.tsx';

export type WhyUsScreenProps = ContentListScreenProps<WhyUsItem>;

/** All reasons to choose the company in the order of the website. */
export function WhyUsScreen(props: WhyUsScreenProps) {
  return <ContentList {...props} kind={whyUsKind} />;
}
