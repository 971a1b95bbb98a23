import type { HourName } from '../kit/hours.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawAxonometry } from './planAxonometry.ts';
import { createBoard, finishBoard } from './planBoard.ts';
import { drawFloorPlan } from './planFloor.ts';

/** A drawing sheet: a floor plan, an exploded view of a house, a pencil; at dusk, the same on a dark board. */
export function plan(seed: number, hourName: HourName): Sheet {
  const board = createBoard(seed, hourName === 'dusk');
  drawAxonometry(board);
  drawFloorPlan(board);
  return finishBoard(board);
}
