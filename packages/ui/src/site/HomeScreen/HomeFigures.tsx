import { Figures } from '../parts/Figures/Figures.tsx';
import { ProofBand } from '../parts/ProofBand/ProofBand.tsx';
import type { HomeData, SectionTexts } from './homeOutline.ts';
import type { RenderUnready } from './HomeUnready.tsx';

export type HomeFiguresProps = {
  texts: SectionTexts;
  figures: HomeData['figures'];
  renderUnready: RenderUnready;
};

/** The company's figures. */
export function HomeFigures({ texts, figures, renderUnready }: HomeFiguresProps) {
  return (
    <ProofBand title={texts.title} ground="paper">
      {figures.status === 'ready' ? (
        <Figures figures={figures.data} />
      ) : (
        renderUnready({ part: 'figures', load: figures })
      )}
    </ProofBand>
  );
}
