import { css } from '../kit/colour.ts';
import { type Point2, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Board } from './planBoard.ts';

/** Sheet units per metre of the plan. */
const unit = 41;

/** Where a point of the plan lies on the sheet. */
const at = (x: number, y: number): Point2 => [96 + x * unit, 84 + y * unit];

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

const walls: readonly Rect[] = [
  [0, 0, 4, 0.3],
  [5.4, 0, 10, 0.3],
  [0, 0, 0.3, 3],
  [0, 4.4, 0.3, 9],
  [0, 8.7, 3, 9],
  [4.6, 8.7, 12, 9],
  [11.7, 3.6, 12, 9],
  [10, 0, 10.3, 3.9],
  [10.3, 3.6, 12, 3.9],
  [4, 3.6, 4.2, 6],
  [4, 7.2, 4.2, 8.7],
  [4.2, 3.6, 6.4, 3.8],
  [7.6, 3.6, 10, 3.8],
  [7, 5.4, 7.2, 8.7],
];

const windows: readonly Rect[] = [
  [4, 0.1, 5.4, 0.1],
  [4, 0.2, 5.4, 0.2],
  [0.1, 3, 0.1, 4.4],
  [0.2, 3, 0.2, 4.4],
  [3, 8.8, 4.6, 8.8],
  [3, 8.9, 4.6, 8.9],
];

const furniture: readonly Rect[] = [
  [0.7, 0.8, 3.4, 1.7],
  [0.7, 2.1, 1.6, 3.2],
  [5, 5, 6.4, 7.8],
  [8, 6.4, 9.8, 8.2],
  [0.8, 6.6, 2.8, 8.2],
];

/** A floor plan with filled walls, dimensions above and axes below. */
export function drawFloorPlan(board: Board): void {
  const { sheet, ink } = board;
  for (const [x0, y0, x1, y1] of walls) {
    const [left, top] = at(x0, y0);
    sheet.rect(css(ink, 0.88), left, top, (x1 - x0) * unit, (y1 - y0) * unit);
  }
  drawDoors(board);
  for (const [x0, y0, x1, y1] of windows) board.line(at(x0, y0), at(x1, y1), { width: 0.8 });
  drawStairs(board);
  drawFurniture(board);
  drawTerrace(board);
  drawDimensions(board);
  drawAxes(board);
}

function drawDoors({ sheet, ink }: Board): void {
  const leaf = 1.2 * unit;
  const arc = (end: Point2) => `a${coordinates(leaf, leaf)} 0 0 1 ${coordinates(...end)}`;
  const [first, second] = [at(4.1, 6), at(6.5, 3.7)];
  const paths = [
    `M${coordinates(...first)}h${coordinates(leaf)}${arc([-leaf, leaf])}`,
    `M${coordinates(...second)}v${coordinates(-leaf)}${arc([leaf, leaf])}`,
  ];
  for (const path of paths) sheet.stroke(path, css(ink), 0.8, { opacity: 0.8 });
}

function drawStairs(board: Board): void {
  for (const step of range(12)) {
    const x = 7.6 + step * 0.19;
    board.line(at(x, 0.5), at(x, 1.9), { width: 0.7, opacity: 0.8 });
  }
  board.line(at(7.6, 1.2), at(9.7, 1.2), { width: 0.8 });
}

function drawFurniture(board: Board): void {
  const { sheet, ink, sage } = board;
  for (const [x0, y0, x1, y1] of furniture) {
    const [left, top] = at(x0, y0);
    const [width, height] = [(x1 - x0) * unit, (y1 - y0) * unit];
    sheet.rect(css(sage, 0.2), left, top, width, height, { stroke: css(ink), width: 0.8, opacity: 0.85 });
    board.line([left, top], [left + width, top + 12], { width: 0.5, opacity: 0.5 });
  }
}

/** Short strokes for the ground outside the recessed corner. */
function drawTerrace(board: Board): void {
  const { random } = board.sheet;
  for (let stroke = 0; stroke < 70; stroke += 1) {
    const x = 10.4 + random() * 3.4;
    const y = random() * 3.3;
    if (x <= 12 && y >= 3.3) continue;
    const [left, top] = at(x, y);
    const style = { width: 0.5, opacity: 0.4, paint: board.sage };
    board.line([left, top], [left + random.between(5, 18), top], style);
  }
}

function drawDimensions(board: Board): void {
  const chains = [
    { y: -0.75, marks: [0, 4, 5.4, 10, 12] },
    { y: -1.15, marks: [0, 12] },
  ];
  for (const { y, marks } of chains) {
    board.line(at(0, y), at(12, y), { width: 0.7, opacity: 0.75 });
    for (const mark of marks) {
      const [left, top] = at(mark, y);
      board.line([left - 5, top + 5], [left + 5, top - 5], { width: 1.3 });
      board.line([left, top - 9], [left, top + 16], { width: 0.6, opacity: 0.6 });
    }
  }
}

function drawAxes(board: Board): void {
  for (const axis of [0, 4.1, 10.15]) {
    const end = at(axis + 0.1, 10.3);
    const style = { width: 0.6, opacity: 0.6, paint: board.orange, dash: '12 4 2 4' };
    board.line(at(axis + 0.1, 9.2), end, style);
    board.sheet.circle([end[0], end[1] + 15], 12, 'none', { stroke: css(board.orange), width: 1 });
  }
}
