import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { SliderImage } from '@vitrin/contract/pages/slider';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { classes } from '../../../elements/classes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import { BannerControls } from '../BannerControls/BannerControls.tsx';
import * as css from './Banner.css.ts';
import { bannerImages } from './bannerImages.ts';
import { bannerSizes, wholeInBanner } from './bannerBoxes.ts';
import { useSlides } from './useSlides.ts';
import { useSwipe } from './useSwipe.ts';

export type BannerProps = {
  title: string;
  subtitle: string;
  description: string;
  /** All pictures as stored; the active ones are shown in order. */
  images: readonly SliderImage[];
  /** The parts of the website with content, if known: no button leads to an empty page. */
  filled?: FilledParts | undefined;
  /** Set if it is shown as a specimen on a page that has its own title. */
  specimen?: boolean;
};

/** Above this number of characters, the title has the smaller size. */
const longTitle = 44;

/** The first screen of the home page: a slider, a still picture, or only the dark background. */
export function Banner(props: BannerProps) {
  const { subtitle, description, filled } = props;
  const title = props.title || siteText.home.title;
  const Title = props.specimen === true ? 'p' : 'h1';
  const images = bannerImages(props.images);
  const slides = useSlides(images.length);
  const swipe = useSwipe({ onPrevious: slides.previous, onNext: slides.next });
  const whole = useId();
  const pictured = images.length > 0;
  const sliding = images.length > 1;
  // Anything that moves for longer than a few seconds must be stoppable, including a single picture.
  const moving = sliding || images.some((image) => wholeInBanner(image) === undefined);
  // The picture fills the viewport: hovering it, or the empty area next to the text, must not pause it.
  const hold = sliding ? slides.hold.pointer : {};

  return (
    <section
      className={classes(css.banner, pictured && css.pictured)}
      aria-label={siteText.banner.label}
      {...(sliding && { 'aria-roledescription': siteText.banner.kind, ...swipe })}
    >
      {/* The foot is at the bottom: if it were rendered before it is completely parsed, its text would move up. */}
      <link rel="expect" href={`#${whole}`} blocking="render" />
      {images.map((image, index) =>
        slides.wanted.has(index) ? (
          <div
            key={image.id}
            className={classes(
              css.slide,
              index === slides.index && css.shown,
              wholeInBanner(image) === undefined && css.drifting,
              (!slides.playing || slides.held) && css.resting,
            )}
            aria-hidden={index !== slides.index}
          >
            <Whole image={image}>
              <Picture image={image} {...bannerSizes(image)} frame="wide" fill priority={index === 0} />
            </Whole>
          </div>
        ) : null,
      )}
      <div className={css.columns}>
        <div className={wrap}>
          <div className={css.columnLines} />
        </div>
      </div>
      <div className={css.content}>
        <div
          className={classes(css.foot, pictured && css.footOverPicture)}
          {...(sliding && slides.hold.focus)}
        >
          <div className={classes(wrap, !moving && css.restful)}>
            <div className={classes(grid, css.words)}>
              <div className={css.heading}>
                {subtitle !== '' && (
                  <p className={css.subtitle}>
                    <span {...hold}>{subtitle}</span>
                  </p>
                )}
                <Title
                  className={classes(headings.display, css.title, title.length > longTitle && css.longTitle)}
                >
                  <span {...hold}>{title}</span>
                </Title>
              </div>
              <div className={css.side}>
                {description !== '' && (
                  <p className={css.description} {...hold}>
                    {description}
                  </p>
                )}
                <div className={css.actions} {...hold}>
                  {filled?.about !== false && (
                    <ButtonLink href={sitePaths.about()} tone="primary">
                      {siteText.menu.about}
                    </ButtonLink>
                  )}
                  {filled?.projects !== false && (
                    <ButtonLink href={sitePaths.projects()} tone="line">
                      {siteText.home.products}
                    </ButtonLink>
                  )}
                </div>
              </div>
            </div>
            {moving && <BannerControls count={images.length} slides={slides} />}
          </div>
        </div>
        <span id={whole} hidden />
      </div>
    </section>
  );
}

/** A picture that would have to be enlarged to fill the banner: above the text, no larger than its own size. */
function Whole({ image, children }: { image: SliderImage; children: ReactNode }) {
  const whole = wholeInBanner(image);
  if (whole === undefined) return children;
  return (
    <div
      className={css.whole[whole.on]}
      style={assignInlineVars({
        [css.ownWidth]: whole.width,
        [css.ownRatio]: String(whole.ratio),
        [css.mostWidth]: whole.mostWidth,
      })}
    >
      {children}
    </div>
  );
}
