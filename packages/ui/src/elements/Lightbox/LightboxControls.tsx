import { Icon } from '../Icon/Icon.tsx';
import { ordinal } from '../ordinal.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Lightbox.css.ts';
import type { LightboxText } from './lightboxItem.ts';

export type LightboxControlsProps = {
  index: number;
  count: number;
  /** The title of the current item, announced with its position. */
  title: string;
  /** Absent if there is nothing to enlarge. */
  zoomed: boolean | undefined;
  text: LightboxText;
  onMove: (by: 1 | -1) => void;
  onToggleZoom: () => void;
  onClose: () => void;
};

/** The counter and the buttons of a lightbox. */
export function LightboxControls(props: LightboxControlsProps) {
  const { index, count, title, zoomed, text, onMove, onToggleZoom, onClose } = props;
  return (
    <>
      <div className={css.head}>
        <output className={css.count}>
          {count > 1 && (
            <>
              <VisuallyHidden>{`${text.position(index + 1, count)}: ${title}`}</VisuallyHidden>
              <span aria-hidden="true">
                <b>{ordinal(index + 1)}</b> / {ordinal(count)}
              </span>
            </>
          )}
        </output>
        <div className={css.buttons}>
          {zoomed !== undefined && (
            <button
              type="button"
              className={css.button}
              aria-label={zoomed ? text.zoomOut : text.zoomIn}
              onClick={onToggleZoom}
            >
              <Icon name={zoomed ? 'zoomOut' : 'zoomIn'} />
            </button>
          )}
          <button type="button" className={css.button} aria-label={text.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      {count > 1 && (
        <div className={css.turns}>
          <button type="button" className={css.button} aria-label={text.previous} onClick={() => onMove(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className={css.button} aria-label={text.next} onClick={() => onMove(1)}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </>
  );
}
