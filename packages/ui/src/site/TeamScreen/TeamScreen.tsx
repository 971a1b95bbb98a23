import type { Load } from '@vitrin/contract/load';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { lead } from '../../theme/type.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { MemberCard, MemberCardSkeleton } from '../parts/MemberCard/MemberCard.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './TeamScreen.css.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';
import { columns } from '../parts/pageWidths.ts';

export type TeamScreenProps = {
  team: Load<TeamPage>;
  /** Which page of the members these are; without it, they are all. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
};

const { team: text } = sitePagesText;
const portrait = 4 / 5;
const sizes: readonly Box[] = [
  { media: from.tablet, width: columns(3), ratio: portrait },
  { width: columns(6), ratio: portrait },
];
const usual = 8;

/** The company's team. */
export function TeamScreen(props: TeamScreenProps) {
  const { team } = props;
  const { title, subtitle, description } = team.status === 'ready' ? team.data : untold;
  return (
    <>
      <PageHead title={title === '' ? text.title : title} subtitle={subtitle} />
      <div className={classes(wrap, css.body)}>
        {description !== '' && <p className={classes(lead, css.lead)}>{description}</p>}
        <Content {...props} />
      </div>
    </>
  );
}

const untold = { title: '', subtitle: '', description: '' };

function Content({ team, place, more }: TeamScreenProps) {
  if (team.status === 'loading') {
    return (
      <div aria-busy="true">
        <output>
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </output>
        <div className={css.people}>
          {Array.from({ length: usual }, (_, index) => (
            <MemberCardSkeleton key={index} look="single" />
          ))}
        </div>
      </div>
    );
  }
  if (team.status === 'failed' || team.data.crews.length === 0) {
    return (
      <div className={grid}>
        {team.status === 'failed' ? (
          <StatePanel
            state="failed"
            title={text.failed}
            hint={text.failedHint}
            detail={team.error}
            actions={<Button onClick={team.retry}>{siteText.action.retry}</Button>}
          />
        ) : (
          <StatePanel
            state="empty"
            title={text.empty}
            hint={text.emptyHint}
            actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
          />
        )}
      </div>
    );
  }
  return (
    <GrowingList place={place} path={sitePaths.team()} more={more}>
      <ul className={css.people}>
        {team.data.crews.map((member) => (
          <li key={member.id} className={css.person}>
            <MemberCard member={member} look="single" sizes={sizes} titleAs="h2" />
          </li>
        ))}
      </ul>
    </GrowingList>
  );
}
