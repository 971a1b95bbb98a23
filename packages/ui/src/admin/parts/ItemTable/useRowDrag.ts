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
import { useRef } from 'react';
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
  const told = useRef<UniqueIdentifier>(undefined);
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const titleOf = (id: UniqueIdentifier) => items[placeOf(id)]?.title ?? '';

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id;
      return text.lifted(titleOf(active.id), placeOf(active.id) + 1, items.length);
    },
    onDragOver: ({ active, over }) => {
      // The row is over its own place at first; that would drown what was said when it was lifted.
      if (!over || over.id === told.current) return undefined;
      told.current = over.id;
      return text.over(titleOf(active.id), placeOf(over.id) + 1, items.length);
    },
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
