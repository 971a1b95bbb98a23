import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import { useId } from 'react';
import { classes } from '../../../elements/classes.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { from } from '../../../theme/breakpoints.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { enlarging } from '../enlarging.ts';
import { columns, wallWidth } from '../pageWidths.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import * as css from './PictureWall.css.ts';

export type PictureWallProps = {
  /** The section's number among those shown; null if its neighbours have none. */
  number: number | null;
  title: string;
  pictures: readonly ListedImage[];
  /** The name of a picture without a description, by its index. */
  nameOf: (index: number) => string;
  onEnlarge: (index: number) => void;
};

const { pictures: text } = siteMediaText;

/** The box of a cell of the wall; the pattern repeats every five cells. */
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

/** Pictures of an entry as a wall of unequal cells; each opens enlarged, and without JavaScript as a file. */
export function PictureWall(props: PictureWallProps) {
  const { number, title, pictures, nameOf, onEnlarge } = props;
  const titleId = useId();
  return (
    <section className={classes(wrap, css.section)} aria-labelledby={titleId}>
      <SectionHead number={number} title={title} titleId={titleId} subtitle="" ground="paper" />
      <ul className={classes(grid, css.wall)}>
        {pictures.map((image, index) => (
          <li key={image.id} className={css.cell}>
            <a
              className={css.link}
              aria-label={text.enlargeNamed(image.alt || nameOf(index))}
              {...enlarging(image.url, () => onEnlarge(index))}
            >
              <span className={css.view}>
                <Picture image={image} sizes={boxesAt(index, pictures.length)} fill />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
