import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { Figures } from '../parts/Figures/Figures.tsx';
import { ProofBand } from '../parts/ProofBand/ProofBand.tsx';
import type { HomeData, SectionTexts } from './homeOutline.ts';

export type HomeFiguresProps = { texts: SectionTexts; figures: HomeData['figures'] };

/** The company's figures. */
export function HomeFigures({ texts, figures }: HomeFiguresProps) {
  return (
    <ProofBand title={texts.title} ground="paper">
      {figures.status === 'ready' ? (
        <Figures figures={figures.data} />
      ) : (
        <Skeleton width="100%" height={96} />
      )}
    </ProofBand>
  );
}
