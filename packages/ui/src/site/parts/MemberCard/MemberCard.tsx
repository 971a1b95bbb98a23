import type { PublicMember } from '@vitrin/contract/kinds/member';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import type { PictureSizes } from '../../../elements/Picture/pictureSizes.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { headings } from '../../../theme/type.css.ts';
import { initialsOf } from './initialsOf.ts';
import * as css from './MemberCard.css.ts';
import { memberLinks } from './memberLinks.ts';

export type MemberCardProps = {
  member: PublicMember;
  /** Standalone, or in a strip of portraits without gaps. */
  look: 'single' | 'strip';
  /** The display width of the portrait, as sizes or boxes. */
  sizes: PictureSizes;
  titleAs: 'h2' | 'h3';
};

/** A member of the team: portrait, name, position, and links to social networks. */
export function MemberCard(props: MemberCardProps) {
  const { member, look, sizes, titleAs: Title } = props;
  const { name, position, image } = member;
  const links = memberLinks(member);
  return (
    <div className={css.card}>
      <div className={css.portrait}>
        {image === null ? (
          <span className={css.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        ) : (
          <Picture image={image} sizes={sizes} alt={image.alt || name} fill focus="50% 30%" />
        )}
      </div>
      <div className={classes(css.words, look === 'strip' && css.inStrip)}>
        <Title className={classes(headings.h3, css.name)}>{name}</Title>
        <p className={css.position}>{position}</p>
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ network, label, href }) => (
              <li key={network}>
                <a
                  className={css.link}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={sitePagesText.team.profile(name, label)}
                >
                  <Icon name={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A card while its member loads. */
export function MemberCardSkeleton(props: Pick<MemberCardProps, 'look'>) {
  return (
    <div className={css.card}>
      <div className={css.portrait}>
        <Skeleton width="100%" height="100%" />
      </div>
      <div className={classes(css.words, css.blank, props.look === 'strip' && css.inStrip)}>
        <Skeleton width="70%" height="1.1rem" />
        <Skeleton width="50%" height="0.9rem" />
      </div>
    </div>
  );
}
