import type { About } from '@vitrin/contract/about';
import type { ReasonCard } from '@vitrin/contract/home';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { textOfHtml } from '@vitrin/contract/turkish';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { BleedPicture } from '../parts/BleedPicture/BleedPicture.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { ReasonPanes, ReasonPanesSkeleton } from '../parts/ReasonPanes/ReasonPanes.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './AboutScreen.css.ts';
import { AboutSkeleton } from './AboutSkeleton.tsx';

export type AboutScreenProps = { about: Load<About>; reasons: Load<readonly ReasonCard[]> };

const { about: text } = sitePagesText;

/** Who the company is, and why to choose it. */
export function AboutScreen(props: AboutScreenProps) {
  const { about, reasons } = props;
  const told = about.status === 'ready' && isTold(about.data);
  const hasReasons = reasons.status === 'loading' || (reasons.status === 'ready' && reasons.data.length > 0);
  return (
    <>
      <Story about={about} />
      {hasReasons && (
        <SplitSection number={told || about.status === 'loading' ? 2 : 1} title={text.reasons} ground="soft">
          {reasons.status === 'ready' ? <ReasonPanes reasons={reasons.data} /> : <ReasonPanesSkeleton />}
        </SplitSection>
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
      <PageHead title={title === '' ? text.title : title} subtitle={subtitle} />
      {image !== null && <BleedPicture image={image} priority />}
      {isTold(about.data) ? (
        <SplitSection number={1} title={text.title} ground="paper">
          <div className={css.story}>
            <RichText html={description} tableName={siteText.table} />
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
