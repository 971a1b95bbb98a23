import type { ProjectImage } from '@vitrin/contract/kinds/project';
import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid, wrap } from '../../theme/layout.css.ts';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import * as css from './ProjectPictures.css.ts';

export type ProjectPicturesProps = {
  number: number;
  /** The pictures besides the main one. */
  pictures: readonly ProjectImage[];
  onEnlarge: (index: number) => void;
};

const { project: text } = siteMediaText;

/** A project's other pictures as a wall of uneven cells; each opens enlarged. */
export function ProjectPictures(props: ProjectPicturesProps) {
  const { number, pictures, onEnlarge } = props;
  const titleId = useId();
  return (
    <section className={classes(wrap, css.section)} aria-labelledby={titleId}>
      <SectionHead number={number} title={text.pictures} titleId={titleId} subtitle="" ground="paper" />
      <ul className={classes(grid, css.wall)}>
        {pictures.map((image, index) => (
          <li key={image.id} className={css.cell}>
            <button
              type="button"
              className={css.button}
              aria-label={text.enlargeNamed(image.alt || text.picture(index + 2))}
              aria-haspopup="dialog"
              onClick={() => onEnlarge(index)}
            >
              <span className={css.view}>
                <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" fill />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
