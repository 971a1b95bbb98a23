import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { MemberCard, MemberCardSkeleton } from '../parts/MemberCard/MemberCard.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import type { SectionTexts } from './homeOutline.ts';
import * as css from './HomeTeam.css.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';

export type HomeTeamProps = { number: number; texts: SectionTexts; team: Load<Pick<TeamPage, 'crews'>> };

const portrait = 4 / 5;
const sizes: readonly Box[] = [
  { media: from.desktop, width: 'max(15.6vw, 8.4vw + 105px)', ratio: portrait },
  { media: from.tablet, width: '24vw', ratio: portrait },
  { width: '68vw', ratio: portrait },
];

/** The first members of the team as a strip of portraits. */
export function HomeTeam(props: HomeTeamProps) {
  const { number, texts, team } = props;
  return (
    <SplitSection
      number={number}
      title={texts.title}
      subtitle={texts.description}
      ground="paper"
      more={<ArrowLink href={sitePaths.team()}>{sitePagesText.home.allTeam}</ArrowLink>}
    >
      {team.status === 'ready' ? (
        <ul className={css.strip}>
          {team.data.crews.slice(0, limits.homeMembers).map((member) => (
            <li key={member.id} className={css.member}>
              <MemberCard member={member} look="strip" sizes={sizes} titleAs="h3" />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={css.strip} aria-busy="true">
          {Array.from({ length: limits.homeMembers }, (_, index) => (
            <li key={index} className={css.member}>
              <MemberCardSkeleton look="strip" />
            </li>
          ))}
        </ul>
      )}
    </SplitSection>
  );
}
