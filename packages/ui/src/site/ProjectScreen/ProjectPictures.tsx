import type { ProjectImage } from '@vitrin/contract/kinds/project';
import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { from } from '../../theme/breakpoints.ts';
import { grid, wrap } from '../../theme/layout.css.ts';
import { columns, wallWidth } from '../parts/pageWidths.ts';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import * as css from './ProjectPictures.css.ts';

export type ProjectPicturesProps = {
  number: number;
  /** The pictures besides the main one. */
  pictures: readonly ProjectImage[];
  onEnlarge: (index: number) => void;
};

const { project: text } = siteMediaText;

/** The box of a cell of the wall, which repeats after five. */
function boxesAt(index: number, count: number): readonly Box[] {
  const last = index === count - 1;
  const place = index % 5;
  const wide = place === 0 || (last && (place === 1 || place === 3));
  const large = last ? place === 0 || place === 1 || place === 3 : place === 0;
  const span = last && (place === 0 || place === 3) ? 12 : (([7, 5, 5, 4, 8] as const)[place] ?? 12);
  const row = 'clamp(180px, 19.5vw, 290px)';
  return [
    { media: from.desktop, width: columns(span, wallWidth), height: large ? `2.06 * ${row}` : row },
    wide ? { width: '92vw', ratio: 1.5 } : { width: '46vw', ratio: 4 / 3 },
  ];
}

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
                <Picture image={image} sizes={boxesAt(index, pictures.length)} fill />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
