import {
  type Announcements,
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { adminText } from '../../../text/admin.en.ts';

type Draggable = { id: string; title: string };

const text = adminText.list;

/** Wires the dragging of rows by mouse, finger and keyboard, and what is read out meanwhile. */
export function useRowDrag(
  items: readonly Draggable[],
  onMove: (from: number, to: number) => void,
): DndContextProps {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const titleOf = (id: UniqueIdentifier) => items[placeOf(id)]?.title ?? '';

  const announcements: Announcements = {
    onDragStart: ({ active }) => text.lifted(titleOf(active.id), placeOf(active.id) + 1, items.length),
    onDragOver: ({ active, over }) =>
      over ? text.over(titleOf(active.id), placeOf(over.id) + 1, items.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? text.dropped(titleOf(active.id), placeOf(over.id) + 1, items.length)
        : text.dragCancelled(titleOf(active.id)),
    onDragCancel: ({ active }) => text.dragCancelled(titleOf(active.id)),
  };

  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: text.dragInstructions } },
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
    },
  };
}
