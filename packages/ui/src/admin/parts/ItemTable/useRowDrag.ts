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
import { adminText } from '../../../text/panelText.ts';
import type { MoveTarget } from '../moved.ts';

type Draggable = { id: string; title: string };

/** The position of a page's first item in the whole list, counted from 1, and the total number of items. */
export type ListedPlaces = { first: number; total: number };

/** Implements dragging rows by mouse, touch and keyboard, with announcements. */
export function useRowDrag(
  items: readonly Draggable[],
  { first, total }: ListedPlaces,
  onMove: (id: string, to: MoveTarget) => void,
): DndContextProps {
  const text = adminText.list;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const told = useRef<UniqueIdentifier>(undefined);
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const placeToTell = (id: UniqueIdentifier) => first + placeOf(id);
  const titleOf = (id: UniqueIdentifier) => items[placeOf(id)]?.title ?? '';

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id;
      return text.lifted(titleOf(active.id), placeToTell(active.id), total);
    },
    onDragOver: ({ active, over }) => {
      // At first the row is over its own position; announcing that would interrupt the announcement of the lift.
      if (!over || over.id === told.current) return undefined;
      told.current = over.id;
      return text.over(titleOf(active.id), placeToTell(over.id), total);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? text.dropped(titleOf(active.id), placeToTell(over.id), total)
        : text.dragCancelled(titleOf(active.id)),
    onDragCancel: ({ active }) => text.dragCancelled(titleOf(active.id)),
  };

  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: text.dragInstructions } },
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) onMove(String(active.id), { onto: String(over.id) });
    },
  };
}
