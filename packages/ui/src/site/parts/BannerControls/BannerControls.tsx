import { classes } from '../../../elements/classes.ts';
import { Icon, type IconName } from '../../../elements/Icon/Icon.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import type { Slides } from '../Banner/useSlides.ts';
import * as css from './BannerControls.css.ts';

export type BannerControlsProps = { count: number; slides: Slides };

const { banner } = siteText;

/**
 * The slider's counter, a segment for each picture, and its buttons. The animation of the active segment's line is the
 * timer. For a single picture, which is animated too, only the button that stops it.
 */
export function BannerControls(props: BannerControlsProps) {
  const { count, slides } = props;
  const { index, playing, held } = slides;
  const alone = count === 1;
  const buttons: readonly { icon: IconName; label: string; press: () => void }[] = [
    playing
      ? { icon: 'pause', label: banner.pause, press: () => slides.setPlaying(false) }
      : { icon: 'play', label: banner.play, press: () => slides.setPlaying(true) },
    ...(alone
      ? []
      : ([
          { icon: 'left', label: banner.previous, press: slides.previous },
          { icon: 'arrow', label: banner.next, press: slides.next },
        ] as const)),
  ];
  return (
    <div className={classes(css.bar, alone && css.alone)} {...(!alone && slides.hold.pointer)}>
      {!alone && (
        <>
          <p className={css.count} aria-live={playing ? 'off' : 'polite'}>
            <span aria-hidden="true">
              <b>{ordinal(index + 1)}</b> / {ordinal(count)}
            </span>
            <VisuallyHidden>{banner.position(index + 1, count)}</VisuallyHidden>
          </p>
          <div className={css.segments}>
            {Array.from({ length: count }, (_, position) => (
              <button
                key={position}
                type="button"
                className={css.segment}
                aria-label={banner.picture(position + 1)}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => slides.show(position)}
              >
                {position < index && <span className={css.passed} />}
                {position === index && (
                  <span
                    className={classes(css.filling, playing && css.running, playing && held && css.held)}
                    onAnimationEnd={slides.next}
                  />
                )}
              </button>
            ))}
          </div>
        </>
      )}
      <div className={css.buttons}>
        {buttons.map(({ icon, label, press }) => (
          // The first button keeps its key, and so the focus, when it changes.
          <button
            key={icon === 'pause' ? 'play' : icon}
            type="button"
            className={css.button}
            aria-label={label}
            onClick={press}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
