import type { Image } from '@vitrin/contract/files/image';
import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { SectionNumber } from '../../elements/SectionNumber/SectionNumber.tsx';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import * as css from './ProjectScreen.css.ts';

export type ProjectAboutProps = {
  number: number;
  html: string;
  /** The stored pictures in the text. */
  pictures: readonly Image[] | undefined;
};

/** A project's story next to its heading. */
export function ProjectAbout(props: ProjectAboutProps) {
  const titleId = useId();
  return (
    <section className={classes(wrap, grid, css.about)} aria-labelledby={titleId}>
      <div className={css.aboutHead}>
        <SectionNumber number={props.number} />
        <h2 id={titleId} className={classes(headings.h2, css.aboutTitle)}>
          {siteMediaText.project.about}
        </h2>
      </div>
      <div className={css.aboutBody}>
        <RichText html={props.html} pictures={props.pictures} words={siteRichText} />
      </div>
    </section>
  );
}
