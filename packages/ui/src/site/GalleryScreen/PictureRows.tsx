import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import { useState } from 'react';
import { classes } from '../../elements/classes.ts';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { note } from '../../theme/type.css.ts';
import { enlarging } from '../parts/enlarging.ts';
import { galleryCategory } from '../parts/galleryCategory.ts';
import { wallWidth } from '../parts/pageWidths.ts';
import { galleryTitle } from '../parts/galleryTitle.ts';
import { PictureLightbox } from '../parts/PictureLightbox/PictureLightbox.tsx';
import * as css from './PictureRows.css.ts';
import { galleryRows } from './galleryRows.ts';

export type PictureRowsProps = { items: readonly GalleryItem[] };

const { gallery: text } = siteMediaText;
const unknownRatio = 1.5;

/** Phones show narrow pictures in pairs, and the others at full width. */
const isWide = (ratio: number): boolean => ratio > 1.2;

const ratioOf = ({ width, height }: GalleryItem): number =>
  width !== undefined && height !== undefined ? width / height : unknownRatio;

const sizesOf = (ratio: number, share: number): string =>
  `(min-width: 720px) calc(${share.toFixed(3)} * ${wallWidth}), ${isWide(ratio) ? '92vw' : '46vw'}`;

/**
 * Pictures in rows of equal height, uncropped and in their own proportions; each opens enlarged, and without
 * JavaScript as a file.
 */
export function PictureRows(props: PictureRowsProps) {
  const [enlarged, setEnlarged] = useState<number>();
  const items = props.items.map((item) => ({
    image: item,
    title: galleryTitle(item.title) || item.alt || '',
    note: galleryCategory(item.category),
  }));
  const rows = galleryRows(items.map(({ image }) => ratioOf(image)));
  const narrow = items.filter(({ image }) => !isWide(ratioOf(image)));
  const unpaired = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  return (
    <>
      <ul className={css.rows}>
        {items.map((item, index) => {
          const { image, title, note: category } = item;
          const ratio = ratioOf(image);
          return (
            <li
              key={image.id}
              className={classes(css.cell, (isWide(ratio) || item === unpaired) && css.wide)}
              style={assignInlineVars({
                [css.ratio]: String(ratio),
                [css.share]: rows[index]?.share.toFixed(5),
                [css.neighbours]: String(rows[index]?.neighbours ?? 0),
              })}
            >
              <a
                className={css.link}
                {...(title === '' && { 'aria-label': text.untitled })}
                {...enlarging(image.url, () => setEnlarged(index))}
              >
                <span className={css.frame}>
                  <span className={css.view}>
                    <Picture
                      image={image}
                      sizes={sizesOf(ratio, rows[index]?.share ?? 1)}
                      alt=""
                      fill
                      priority={index === 0}
                    />
                  </span>
                </span>
                {title !== '' && (
                  <span className={css.caption}>
                    {title} <span className={note}>{category}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <PictureLightbox
        items={items.map(({ image, title, note: category }) =>
          title === '' ? { image, title: text.untitled, note: '' } : { image, title, note: category },
        )}
        index={enlarged}
        onShow={setEnlarged}
      />
    </>
  );
}

const blanks = [1.78, 0.8, 1.78, 0.78, 1.33, 1.78] as const;
const blankRows = galleryRows(blanks);

/** Placeholder rows while the pictures load. */
export function PictureRowsSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
      </output>
      <div className={css.rows}>
        {blanks.map((ratio, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the row never changes, so the index identifies it
            key={index}
            className={classes(css.cell, isWide(ratio) && css.wide)}
            style={assignInlineVars({
              [css.ratio]: String(ratio),
              [css.share]: blankRows[index]?.share.toFixed(5),
              [css.neighbours]: String(blankRows[index]?.neighbours ?? 0),
            })}
          >
            <div className={css.frame} />
            <div className={css.caption}>
              <Skeleton width="46%" height="1rem" />
              <Skeleton width="56px" height="0.8rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
