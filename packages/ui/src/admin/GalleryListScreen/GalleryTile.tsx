import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useSortable } from '@dnd-kit/sortable';
import { EyeOff, GripVertical, TriangleAlert } from 'lucide-react';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { Switch } from '../../elements/Switch/Switch.tsx';
import { adminGalleryText, adminText } from '../../text/panelText.ts';
import * as styles from './GalleryTile.css.ts';
import type { GalleryTileItem } from './GalleryTiles.tsx';
import type { ImageSave } from './useImageSaves.ts';
import { TileMenu, type TileMenuProps } from './TileMenu.tsx';
import { formatDay } from '../parts/relativeTime.ts';

export type GalleryTileProps = TileMenuProps & {
  item: GalleryTileItem;
  selected: boolean;
  /** Its switch is waiting for the server. */
  busy: boolean;
  /** Its texts that are being saved, or were rejected. */
  save?: ImageSave | undefined;
  onSelect: (selected: boolean) => void;
  onToggle: () => void;
};

/** One picture of the gallery. */
export function GalleryTile(props: GalleryTileProps) {
  const text = adminText.list;
  const { item, save } = props;
  const title = save?.words.title ?? item.title;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id, disabled: !props.orderable });
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-selected={props.selected ? '' : undefined}
      data-hidden={item.active ? undefined : ''}
      data-lifted={isDragging ? '' : undefined}
      aria-busy={save?.status === 'saving'}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className={styles.shot}>
        <span className={styles.picture}>
          <Picture
            image={item.image}
            sizes="(max-width: 760px) 50vw, 260px"
            alt={item.alt || item.title}
            fill
          />
        </span>
        {save !== undefined && <SaveState save={save} title={item.title} onAgain={props.onEdit} />}
        {save === undefined && !item.active && (
          <span className={styles.veil}>
            <span className={styles.veilWord}>
              <EyeOff size={16} aria-hidden />
              {adminGalleryText.hidden}
            </span>
          </span>
        )}
        <span className={styles.check}>
          <Checkbox label={text.select(item.title)} checked={props.selected} onCheck={props.onSelect} />
        </span>
        {props.orderable && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.grip}
            aria-describedby={attributes['aria-describedby']}
            aria-label={text.move(item.title)}
            {...listeners}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
      </div>
      <div className={styles.line}>
        <b className={styles.title} lang={siteLanguage} title={title}>
          {title}
        </b>
        <TileMenu {...props} />
      </div>
      <div className={styles.line}>
        <Switch
          label={text.visible(item.title)}
          word={item.active ? text.active : text.inactive}
          on={item.active}
          busy={props.busy}
          onFlip={props.onToggle}
        />
        <time className={styles.date} dateTime={item.uploadDate}>
          {formatDay(item.uploadDate)}
        </time>
      </div>
    </li>
  );
}

type SaveStateProps = { save: ImageSave; title: string; onAgain: (() => void) | undefined };

/** Covers the picture while its texts are being saved; if that failed, it reopens the dialog with what was typed. */
function SaveState({ save, title, onAgain }: SaveStateProps) {
  return (
    <span className={styles.veil}>
      {save.status === 'saving' ? (
        <output className={styles.veilWord}>
          <Spinner />
          {adminGalleryText.saving}
        </output>
      ) : (
        <button
          type="button"
          className={styles.veilButton}
          aria-label={adminGalleryText.editAgain(title)}
          onClick={onAgain}
        >
          <TriangleAlert size={16} aria-hidden />
          {adminGalleryText.notSaved}
        </button>
      )}
    </span>
  );
}
