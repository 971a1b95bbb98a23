import type { HourName } from '../kit/hours.ts';
import type { Sheet } from '../kit/sheet.ts';
import { createBoard, finishBoard } from './planBoard.ts';
import { drawVanAxonometry } from './vanAxonometry.ts';
import { drawVanElevation, drawVanFloorPlan } from './vanViews.ts';

/** A drawing sheet: a camper's side and floor plan, and its layers lifted apart; at dusk, on a dark board. */
export function vanPlan(seed: number, hourName: HourName): Sheet {
  const board = createBoard(seed, hourName === 'dusk');
  drawVanElevation(board);
  drawVanFloorPlan(board);
  drawVanAxonometry(board);
  return finishBoard(board);
}
