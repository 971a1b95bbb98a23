import type { About } from '@vitrin/contract/pages/about';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { excerpt } from '@vitrin/contract/text/turkish';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { wrap } from '../../theme/layout.css.ts';
import { lead } from '../../theme/type.css.ts';
import { BleedPicture, BleedPictureSkeleton } from '../parts/BleedPicture/BleedPicture.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import * as css from './HomeAbout.css.ts';

export type HomeAboutProps = { number: number; about: Load<Pick<About, 'title' | 'description' | 'image'>> };

const { home: text } = sitePagesText;

/** The beginning of the about page; a general text if it could not be loaded. */
export function HomeAbout(props: HomeAboutProps) {
  const { number, about } = props;
  if (about.status === 'loading') {
    return (
      <SplitSection
        number={number}
        title={text.about}
        ground="paper"
        foot={
          <div className={css.foot}>
            <BleedPictureSkeleton />
          </div>
        }
      >
        <div className={css.blank} aria-busy="true">
          <Skeleton width="96%" height="1.4rem" />
          <Skeleton width="100%" height="1.4rem" />
          <Skeleton width="92%" height="1.4rem" />
          <Skeleton width="60%" height="1.4rem" />
        </div>
      </SplitSection>
    );
  }
  const { title, teaser, image } = teaserOf(about);
  const link = <ArrowLink href={sitePaths.about()}>{text.readOn}</ArrowLink>;
  return (
    <SplitSection
      number={number}
      title={title}
      ground="paper"
      foot={
        <div className={css.foot}>
          {image === null ? (
            <div className={classes(wrap, css.link)}>{link}</div>
          ) : (
            <BleedPicture image={image}>{link}</BleedPicture>
          )}
        </div>
      }
    >
      <p className={classes(lead, css.teaser)}>{teaser}</p>
    </SplitSection>
  );
}

function teaserOf(about: Exclude<HomeAboutProps['about'], { status: 'loading' }>) {
  if (about.status === 'failed') return { title: text.about, teaser: text.aboutDefault, image: null };
  const { title, description, image } = about.data;
  return {
    title: title === '' ? text.about : title,
    teaser: excerpt(description, limits.aboutTeaserCharacters),
    image,
  };
}
