import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import type { Image } from '@vitrin/contract/files/image';
import { useRowDrag } from '../parts/ItemTable/useRowDrag.ts';
import { besides } from '../parts/moved.ts';
import { type Framed, withChoice } from '../parts/ListFrame/ListFrame.tsx';
import * as styles from './GalleryListScreen.css.ts';
import { GalleryTile } from './GalleryTile.tsx';
import type { ImageSave } from './useImageSaves.ts';

/** A gallery picture with the data that its tile, the search and the delete dialog need. */
export type GalleryTileItem = GalleryItem & { image: Image; detail: string };

export type GalleryTilesProps = Framed<GalleryTileItem> & {
  /** Pictures whose switch is waiting for the server. */
  pending: ReadonlySet<string>;
  /** Texts of a picture that are being saved, or were rejected. */
  saveOf: (id: string) => ImageSave | undefined;
  onToggle: (id: string) => void;
  /** Absent if texts cannot be changed. */
  onEdit: ((id: string) => void) | undefined;
  /** The address of a picture's version history; absent if it has none. */
  historyOf: ((id: string) => string) | undefined;
};

/** The stored pictures, which can be dragged by their handles, selected, switched, renamed and deleted. */
export function GalleryTiles(props: GalleryTilesProps) {
  const { shown, selected, places, onMove, onEdit } = props;
  const drag = useRowDrag(shown, places, onMove);
  return (
    <DndContext {...drag}>
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.tiles}>
          {shown.map((item, index) => (
            <GalleryTile
              key={item.id}
              item={item}
              selected={selected.has(item.id)}
              busy={props.pending.has(item.id)}
              save={props.saveOf(item.id)}
              orderable={props.orderable}
              first={places.first + index === 1}
              last={places.first + index === places.total}
              onSelect={(wanted) => props.onSelect(withChoice(selected, item.id, wanted))}
              onToggle={() => props.onToggle(item.id)}
              onEdit={onEdit && (() => onEdit(item.id))}
              historyHref={props.historyOf?.(item.id)}
              onMove={(by) => onMove(item.id, besides(shown, index, by, places.first))}
              onMoveTo={() => props.onMoveTo(item.id)}
              onDelete={() => props.onDelete(item.id)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
