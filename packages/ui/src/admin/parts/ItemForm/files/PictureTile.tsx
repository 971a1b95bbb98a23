import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useSortable } from '@dnd-kit/sortable';
import {
  ArrowLeft,
  ArrowRight,
  CircleAlert,
  GripVertical,
  Pencil,
  Star,
  TriangleAlert,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../elements/IconButton/IconButton.tsx';
import { isTooSmall, type PicturePlace } from '../../../../elements/PictureField/pictureSize.ts';
import { adminFormsText, itemFormsText } from '../../../../text/panelText.ts';
import { useCutOff } from '../../../../elements/PictureField/useCutOff.ts';
import * as css from './ItemPictures.css.ts';

export type PictureTileProps = {
  url: string;
  /** Its file, if it is not stored yet. */
  file: File | undefined;
  /** Its name in the buttons' labels. */
  name: string;
  /** Its description; empty until there is one. */
  alt: string;
  /** Why its upload failed. */
  problem: string | undefined;
  /** Where it is shown; a picture that is too small for that triggers a warning. */
  place: PicturePlace | undefined;
  /** Its index among all pictures, counted from 0. */
  index: number;
  last: boolean;
  /** Whether the first one is the main one. */
  ranked: boolean;
  /** Whether its position is locked at the moment. */
  fixed: boolean;
  /** Set if it can only be removed or made the main one. */
  plain: boolean;
  /** Receives the drag handle's button. */
  grip: (button: HTMLButtonElement | null) => void;
  onMove: (to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
  /** Called if the browser cannot decode it. */
  onUnreadable: () => void;
  /** Called if its file lacks a part of it. */
  onCutOff: () => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** One of several pictures, which can be dragged by its handle, moved, made the main one and removed. */
export function PictureTile(props: PictureTileProps) {
  const text = itemFormsText.gallery;
  const { url, name, index, place } = props;
  const [small, setSmall] = useState(false);
  useCutOff(props.file, props.onCutOff);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging, isOver } =
    useSortable({ id: url, disabled: props.plain });
  return (
    <li
      ref={setNodeRef}
      className={css.picture}
      data-lifted={isDragging ? '' : undefined}
      data-target={isOver && !isDragging ? '' : undefined}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined }}
    >
      <img
        className={css.image}
        src={url}
        alt={props.alt || name}
        lang={props.alt ? siteLanguage : undefined}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSmall(place !== undefined && isTooSmall({ width, height }, place))
        }
        onError={props.onUnreadable}
      />
      {props.ranked && index === 0 && <span className={css.main}>{text.main}</span>}
      {props.problem !== undefined && (
        <p className={css.problem}>
          <CircleAlert className={css.problemIcon} size={16} aria-hidden />
          {props.problem}
        </p>
      )}
      {small && (
        <output className={css.warning}>
          <TriangleAlert className={css.problemIcon} size={16} aria-hidden />
          {adminFormsText.picture.tooSmall}
        </output>
      )}
      {!props.fixed && (
        <span className={css.tools}>
          {!props.plain && (
            <button
              type="button"
              ref={(node) => {
                setActivatorNodeRef(node);
                props.grip(node);
              }}
              className={css.grip}
              aria-describedby={attributes['aria-describedby']}
              aria-label={text.move(name)}
              {...listeners}
            >
              <GripVertical {...icon} />
            </button>
          )}
          {index > 0 && (
            <>
              {props.ranked && (
                <IconButton
                  label={text.makeMain(name)}
                  icon={<Star {...icon} />}
                  onClick={() => props.onMove(0)}
                />
              )}
              {!props.plain && (
                <IconButton
                  label={text.earlier(name)}
                  icon={<ArrowLeft {...icon} />}
                  onClick={() => props.onMove(index - 1)}
                />
              )}
            </>
          )}
          {!props.last && !props.plain && (
            <IconButton
              label={text.later(name)}
              icon={<ArrowRight {...icon} />}
              onClick={() => props.onMove(index + 1)}
            />
          )}
          {!props.plain && (
            <IconButton label={text.describe(name)} icon={<Pencil {...icon} />} onClick={props.onDescribe} />
          )}
          <IconButton label={text.remove(name)} icon={<X {...icon} />} onClick={props.onRemove} />
        </span>
      )}
    </li>
  );
}
