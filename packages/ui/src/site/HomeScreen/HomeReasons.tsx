import type { HomePage } from '@vitrin/contract/pages/home';
import type { Load } from '@vitrin/contract/load';
import { ReasonPanes, ReasonPanesSkeleton } from '../parts/ReasonPanes/ReasonPanes.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import type { SectionTexts } from './homeOutline.ts';

export type HomeReasonsProps = { number: number; texts: SectionTexts; home: Load<HomePage> };

/** Why to choose the company. */
export function HomeReasons(props: HomeReasonsProps) {
  const { number, texts, home } = props;
  return (
    <SplitSection number={number} title={texts.title} subtitle={texts.description} ground="soft">
      {home.status === 'ready' ? <ReasonPanes reasons={home.data.whyUsList} /> : <ReasonPanesSkeleton />}
    </SplitSection>
  );
}
