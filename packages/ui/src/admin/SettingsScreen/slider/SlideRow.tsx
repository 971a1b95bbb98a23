import { useSortable } from '@dnd-kit/sortable';
import type { SliderImage } from '@vitrin/contract/pages/slider';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { Switch } from '../../../elements/Switch/Switch.tsx';
import { adminSettingsText, adminText } from '../../../text/panelText.ts';
import * as css from './SliderTab.css.ts';

export type SlideRowProps = {
  image: SliderImage;
  /** Its index among all images, counted from 0. */
  index: number;
  last: boolean;
  /** Its switch is waiting for the server. */
  busy: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onDescribe: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** The name of an image: its description, or its position. */
export const slideName = (image: SliderImage, index: number): string =>
  image.alt || adminSettingsText.slider.slide(index + 1);

/** An image of the slider, which can be dragged by its handle, moved, switched, described and deleted. */
export function SlideRow(props: SlideRowProps) {
  const { slider: text } = adminSettingsText;
  const { image, index } = props;
  const name = slideName(image, index);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: image.id });
  return (
    <li
      ref={setNodeRef}
      className={css.slide}
      data-inactive={image.active ? undefined : ''}
      data-lifted={isDragging ? '' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.grip}
        aria-describedby={attributes['aria-describedby']}
        aria-label={text.move(name)}
        {...listeners}
      >
        <GripVertical {...icon} />
      </button>
      <span className={css.number} aria-hidden>
        {ordinal(index + 1)}
      </span>
      <img className={css.picture} src={image.url} alt="" width={112} height={63} decoding="async" />
      <span className={css.words}>
        <span className={css.name} title={name} lang={image.alt ? siteLanguage : undefined}>
          {name}
        </span>
        <Measure image={image} />
      </span>
      <span className={css.onOff}>
        <Switch
          label={text.active(name)}
          word={image.active ? adminText.list.active : adminText.list.inactive}
          on={image.active}
          busy={props.busy}
          onFlip={props.onToggle}
        />
      </span>
      <span className={css.acts}>
        <IconButton
          label={text.up(name)}
          icon={<ArrowUp {...icon} />}
          disabled={index === 0}
          onClick={() => props.onMove(-1)}
        />
        <IconButton
          label={text.down(name)}
          icon={<ArrowDown {...icon} />}
          disabled={props.last}
          onClick={() => props.onMove(1)}
        />
        {props.onDescribe && (
          <IconButton label={text.describe(name)} icon={<Pencil {...icon} />} onClick={props.onDescribe} />
        )}
        {props.onDelete && (
          <IconButton label={text.delete(name)} icon={<Trash2 {...icon} />} onClick={props.onDelete} />
        )}
      </span>
    </li>
  );
}

/** Narrower pictures, in pixels, look blurry on a large screen. */
const wideEnough = 1920;

function Measure({ image: { width, height } }: { image: SliderImage }) {
  const { slider: text } = adminSettingsText;
  if (width === undefined || height === undefined) return null;
  const small = width < wideEnough;
  return (
    <span className={css.measure} data-small={small ? '' : undefined}>
      {small ? text.small(width, height) : text.size(width, height)}
    </span>
  );
}
