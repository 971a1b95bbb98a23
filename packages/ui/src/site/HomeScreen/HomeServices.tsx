import { viewLimits } from '@vitrin/contract/viewLimits';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, grounds, wrap } from '../../theme/layout.css.ts';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import { ServicesIndex, type ServicesIndexProps } from '../parts/ServicesIndex/ServicesIndex.tsx';
import type { SectionTexts } from './homeOutline.ts';
import type { RenderUnready } from './HomeUnready.tsx';
import * as css from './HomeScreen.css.ts';

export type HomeServicesProps = {
  number: number;
  texts: SectionTexts;
  services: Load<ServicesIndexProps['services']>;
  renderUnready: RenderUnready;
};

const { action } = siteText;

/** The first services. */
export function HomeServices(props: HomeServicesProps) {
  const { number, texts, services, renderUnready } = props;
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
        {services.status === 'ready' ? (
          <Content services={services.data} />
        ) : (
          renderUnready({ part: 'services', load: services })
        )}
      </div>
    </section>
  );
}

function Content({ services }: { services: ServicesIndexProps['services'] }) {
  return (
    <>
      <ServicesIndex services={services.slice(0, viewLimits.homeServices)} ground="ink" titleAs="h3" />
      {services.length > viewLimits.homeServices && (
        <div className={css.more}>
          <ButtonLink href={sitePaths.services()} tone="line" arrow={<Icon name="arrow" />}>
            {action.allServices}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
