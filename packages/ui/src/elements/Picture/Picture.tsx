import { focusIn, type PictureFrame } from '@vitrin/contract/files/framing';
import type { Image } from '@vitrin/contract/files/image';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './Picture.css.ts';
import { type PictureSizes, sizesFor, tallCut } from './pictureSizes.ts';
import { positionOf } from './positionOf.ts';
import { bedOf, sourcesOf } from './sources.ts';

export type PictureProps = {
  /** The picture as returned by the API, with its sizes and formats. */
  image: Image;
  /** The display width, as the `sizes` of an `<img>`, or the boxes that it covers. */
  sizes: PictureSizes;
  /**
   * A media query for viewports in which its box is so tall that the crop for tall frames covers it, if there is one.
   */
  tallOn?: string;
  /** The description, if the picture's own does not fit; empty for decoration. */
  alt?: string;
  /** Set for the first picture that a visitor sees: it is loaded immediately and before others. */
  priority?: boolean;
  /** Fills its frame and is cropped, instead of keeping its proportions. */
  fill?: boolean;
  /** The frame of the site that it fills, which selects its focal point. */
  frame?: PictureFrame;
  /** The default crop position, as an `object-position`. */
  focus?: string;
};

/** A picture in the best format and size for the screen, with a blurred placeholder behind it while it loads. */
export function Picture(props: PictureProps) {
  const { image, sizes, tallOn, priority = false, frame = 'card' } = props;
  const position = positionOf(focusIn(image, frame)) ?? props.focus;
  const look = props.fill === true ? 'fill' : 'natural';
  return (
    <picture className={css.frame[look]}>
      {tallOn !== undefined &&
        sourcesOf(image.tall).map(({ type, srcSet }) => (
          <source key={type} media={tallOn} type={type} srcSet={srcSet} sizes={sizesFor(tallCut, sizes)} />
        ))}
      {sourcesOf(image.variants).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizesFor(image, sizes)} />
      ))}
      <img
        className={css.looks[look]}
        style={assignInlineVars({
          [css.bed]: bedOf(image, position),
          [css.focus]: position,
          ...(tallOn !== undefined && { [css.tallFocus]: positionOf(focusIn(image, 'tall')) }),
        })}
        src={image.url}
        alt={props.alt ?? image.alt ?? ''}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
