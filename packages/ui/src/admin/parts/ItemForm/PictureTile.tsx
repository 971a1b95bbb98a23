import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical, Pencil, Star, X } from 'lucide-react';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { itemFormsText } from '../../../text/panelText.ts';
import * as css from './ItemPictures.css.ts';

export type PictureTileProps = {
  url: string;
  /** Its name in the buttons' labels. */
  name: string;
  /** Its description; empty until somebody wrote one. */
  alt: string;
  /** Its place among all, counted from 0. */
  index: number;
  last: boolean;
  /** Its place cannot be changed now. */
  fixed: boolean;
  /** It can only be made the main one or removed. */
  plain: boolean;
  /** Receives the button that lifts it. */
  grip: (button: HTMLButtonElement | null) => void;
  onMove: (to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** One picture of several: lifted by its handle, moved, made the main one, removed. */
export function PictureTile(props: PictureTileProps) {
  const text = itemFormsText.gallery;
  const { url, name, index } = props;
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
      />
      {index === 0 && <span className={css.main}>{text.main}</span>}
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
              <IconButton
                label={text.makeMain(name)}
                icon={<Star {...icon} />}
                onClick={() => props.onMove(0)}
              />
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
