import type { Load } from '@vitrin/contract/load';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { ServicesIndex } from '../parts/ServicesIndex/ServicesIndex.tsx';
import { ServicesIndexSkeleton } from '../parts/ServicesIndex/ServicesIndexSkeleton.tsx';
import { withDrawing } from '../parts/ReasonPanes/withDrawing.ts';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { body } from './ServicesScreen.css.ts';

export type ServicesScreenProps = {
  services: Load<readonly ServiceSummary[]>;
  /** Which page of the list these are; without it, they are the whole list. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
};

const { action, menu } = siteText;
const { services: text } = sitePagesText;

/** All services as a numbered list. */
export function ServicesScreen(props: ServicesScreenProps) {
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, grid, body)}>
        <Content {...props} />
      </div>
    </>
  );
}

function Content({ services, place, more }: ServicesScreenProps) {
  if (services.status === 'loading') return <ServicesIndexSkeleton ground="paper" />;
  if (services.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        detail={services.error}
        actions={<Button onClick={services.retry}>{action.retry}</Button>}
      />
    );
  }
  if (services.data.length === 0) {
    return (
      <StatePanel
        state="empty"
        title={text.empty}
        hint={text.emptyHint}
        actions={<ButtonLink href={sitePaths.contact()}>{menu.contact}</ButtonLink>}
      />
    );
  }
  return (
    <GrowingList place={place} path={sitePaths.services()} more={more}>
      <ServicesIndex
        services={services.data.map(withDrawing)}
        ground="paper"
        titleAs="h2"
        before={place === undefined ? 0 : (place.page - 1) * place.size}
      />
    </GrowingList>
  );
}
