import { viewLimits } from '@vitrin/contract/viewLimits';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, grounds, wrap } from '../../theme/layout.css.ts';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import { ServicesIndex, type ServicesIndexProps } from '../parts/ServicesIndex/ServicesIndex.tsx';
import { ServicesIndexSkeleton } from '../parts/ServicesIndex/ServicesIndexSkeleton.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import type { SectionTexts } from './homeOutline.ts';
import * as css from './HomeScreen.css.ts';

export type HomeServicesProps = {
  number: number;
  texts: SectionTexts;
  services: Load<ServicesIndexProps['services']>;
};

const { services: text, action } = siteText;

/** The first services. */
export function HomeServices(props: HomeServicesProps) {
  const { number, texts, services } = props;
  const titleId = useId();
  return (
    <section className={classes(grounds.ink, css.section)} aria-labelledby={titleId}>
      <div className={classes(wrap, grid)}>
        <SectionHead
          number={number}
          title={texts.title}
          titleId={titleId}
          subtitle={texts.description}
          ground="ink"
        />
      </div>
      <div className={classes(wrap, grid, css.body)}>
        <Content services={services} />
      </div>
    </section>
  );
}

function Content({ services }: Pick<HomeServicesProps, 'services'>) {
  if (services.status === 'loading') return <ServicesIndexSkeleton ground="ink" />;
  if (services.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        ground="ink"
        title={text.failed}
        titleAs="h3"
        hint={text.failedHint}
        detail={services.error}
        actions={
          <Button tone="primary" onClick={services.retry}>
            {action.retry}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ServicesIndex services={services.data.slice(0, viewLimits.homeServices)} ground="ink" titleAs="h3" />
      {services.data.length > viewLimits.homeServices && (
        <div className={css.more}>
          <ButtonLink href={sitePaths.services()} tone="line" arrow={<Icon name="arrow" />}>
            {action.allServices}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
