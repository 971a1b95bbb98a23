import type { About } from '@vitrin/contract/pages/about';
import type { ReasonCard } from '@vitrin/contract/pages/home';
import type { Certificate } from '@vitrin/contract/kinds/certificate';
import type { Reference } from '@vitrin/contract/kinds/reference';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings, lead } from '../../theme/type.css.ts';
import { BleedPicture } from '../parts/BleedPicture/BleedPicture.tsx';
import { Certificates } from '../parts/Certificates/Certificates.tsx';
import { Figures, type ShownFigure } from '../parts/Figures/Figures.tsx';
import { openingShape } from '../parts/openingShape.ts';
import { OwnOpening } from '../parts/OwnOpening/OwnOpening.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { ProofBand } from '../parts/ProofBand/ProofBand.tsx';
import { References } from '../parts/References/References.tsx';
import { ReasonPanes, ReasonPanesSkeleton } from '../parts/ReasonPanes/ReasonPanes.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './AboutScreen.css.ts';
import { AboutSkeleton } from './AboutSkeleton.tsx';

export type AboutScreenProps = {
  about: Load<About>;
  reasons: Load<readonly ReasonCard[]>;
  figures: Load<readonly ShownFigure[]>;
  references: Load<readonly Reference[]>;
  certificates: Load<readonly Certificate[]>;
};

/** The items of an optional part once loaded, otherwise none. */
const foundIn = <T,>(load: Load<readonly T[]>): readonly T[] => (load.status === 'ready' ? load.data : []);

const { about: text, proof } = sitePagesText;

/** Who the company is, and why to choose it. */
export function AboutScreen(props: AboutScreenProps) {
  const { about, reasons } = props;
  const figures = foundIn(props.figures);
  const references = foundIn(props.references);
  const certificates = foundIn(props.certificates);
  const told = about.status === 'ready' && isTold(about.data);
  const hasReasons = reasons.status === 'loading' || (reasons.status === 'ready' && reasons.data.length > 0);
  return (
    <>
      <Story about={about} />
      {figures.length > 0 && (
        <ProofBand title={siteText.home.figures} ground="paper">
          <Figures figures={figures} />
        </ProofBand>
      )}
      {hasReasons && (
        <SplitSection number={told || about.status === 'loading' ? 2 : 1} title={text.reasons} ground="soft">
          {reasons.status === 'ready' ? <ReasonPanes reasons={reasons.data} /> : <ReasonPanesSkeleton />}
        </SplitSection>
      )}
      {certificates.length > 0 && (
        <ProofBand title={proof.certificates} ground="paper">
          <Certificates certificates={certificates} />
        </ProofBand>
      )}
      {references.length > 0 && (
        <ProofBand title={proof.references} ground={certificates.length > 0 ? 'soft' : 'paper'}>
          <References references={references} />
        </ProofBand>
      )}
    </>
  );
}

const isTold = ({ description }: About): boolean => textOfHtml(description) !== '';

function Story({ about }: Pick<AboutScreenProps, 'about'>) {
  if (about.status === 'loading') return <AboutSkeleton />;
  if (about.status === 'failed') {
    return (
      <>
        <PageHead title={text.title} subtitle="" />
        <div className={classes(wrap, grid, css.state)}>
          <StatePanel
            state="failed"
            title={text.failed}
            hint={text.failedHint}
            detail={about.error}
            actions={<Button onClick={about.retry}>{siteText.action.retry}</Button>}
          />
        </div>
      </>
    );
  }
  const { title, subtitle, description, image } = about.data;
  const contact = (
    <ButtonLink href={sitePaths.contact()} arrow={<Icon name="arrow" />}>
      {text.contact}
    </ButtonLink>
  );
  return (
    <>
      <Opening title={title === '' ? text.title : title} subtitle={subtitle} image={image} />
      {isTold(about.data) ? (
        <SplitSection number={1} title={text.title} ground="paper">
          <div className={css.story}>
            <RichText html={description} pictures={about.data.textPictures} words={siteRichText} />
            <div className={css.action}>{contact}</div>
          </div>
        </SplitSection>
      ) : (
        <div className={classes(wrap, grid, css.state)}>
          <StatePanel state="empty" title={text.empty} hint={text.emptyHint} actions={contact} />
        </div>
      )}
    </>
  );
}

/** The title with the company's picture: wide, or at its own size if it would have to be enlarged. */
function Opening({ title, subtitle, image }: Pick<About, 'title' | 'subtitle' | 'image'>) {
  const shape = image === null ? 'full' : openingShape(image);
  if (image === null || shape === 'full') {
    return (
      <>
        <PageHead title={title} subtitle={subtitle} />
        {image !== null && <BleedPicture image={image} priority />}
      </>
    );
  }
  return (
    <header>
      <OwnOpening image={image} shape={shape}>
        <h1 className={classes(headings.display, css.title)}>{title}</h1>
        {subtitle !== '' && <p className={classes(lead, css.lead)}>{subtitle}</p>}
      </OwnOpening>
    </header>
  );
}
