import { css, mix } from '../kit/colour.ts';
import { type Point2, range } from '../kit/maths.ts';
import { coordinates, edges } from '../kit/polygon.ts';
import { vanProfile } from './camperVan.ts';
import type { Board } from './planBoard.ts';

/** Sheet units per metre, in both views. */
const unit = 112;
const left = 110;

/** Where a point of the side view lies: metres from the front and above the ground. */
const onSide = (x: number, y: number): Point2 => [left + x * unit, 420 - y * unit];

/** Where a point of the plan lies: metres from the front and from the left side. */
const onPlan = (x: number, z: number): Point2 => [left + x * unit, 556 + z * unit];

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** The side: body, windows, sliding door, wheels, panels, and the measures. */
export function drawVanElevation(board: Board): void {
  const { sheet, paper, ink, sage } = board;
  const body = vanProfile.map(([x, y]) => onSide(x, y));
  sheet.shape(body, css(mix(paper, sage, 0.22)));
  const stripe = [onSide(0.2, 1.2), onSide(6.1, 1.2), onSide(6.1, 0.62), onSide(0.1, 0.62)];
  sheet.shape(stripe, css(sage, 0.42));
  for (const [from, to] of edges(body)) board.line(from, to, { width: 1.5 });
  const windows: readonly Rect[] = [
    [3.62, 1.45, 4.7, 2.1],
    [5.05, 1.5, 5.85, 2.1],
  ];
  for (const [x0, y0, x1, y1] of windows) {
    const [paneLeft, paneTop] = onSide(x0, y1);
    const size = [(x1 - x0) * unit, (y1 - y0) * unit] as const;
    const glass = css(mix(paper, ink, 0.28));
    sheet.rect(glass, paneLeft, paneTop, ...size, { stroke: css(ink), width: 0.9, radius: 9 });
  }
  const driver = [onSide(1.06, 1.46), onSide(1.45, 2.12), onSide(1.85, 2.2), onSide(1.85, 1.46)];
  sheet.shape(driver, css(mix(paper, ink, 0.28)), { stroke: css(ink), width: 0.9, round: true });
  drawDoor(board);
  for (const axle of [1.12, 4.98]) drawWheel(board, axle);
  const [panelLeft, panelTop] = onSide(2.2, 2.79);
  sheet.rect(css(ink, 0.85), panelLeft, panelTop, 2.4 * unit, 0.09 * unit);
  board.line(onSide(-0.5, 0), onSide(6.9, 0), { width: 1.2 });
  drawMeasure(board, onSide(0, 3.15), [0, 2.05, 3.35, 6.1]);
  const tall = [onSide(6.55, 0), onSide(6.55, 2.7)] as const;
  board.line(...tall, { width: 0.7, opacity: 0.75 });
  for (const end of tall) drawTick(board, end);
}

function drawDoor(board: Board): void {
  const corners = [onSide(2.05, 0.58), onSide(3.35, 0.58), onSide(3.35, 2.4), onSide(2.05, 2.4)];
  for (const [from, to] of edges(corners)) {
    board.line(from, to, { width: 0.9, paint: board.orange, dash: '9 5' });
  }
  board.line(onSide(3.15, 1.3), onSide(3.27, 1.3), { width: 2.4 });
}

function drawWheel({ sheet, paper, ink }: Board, axle: number): void {
  const middle = onSide(axle, 0.37);
  sheet.circle(middle, 0.4 * unit, css(mix(paper, ink, 0.85)));
  sheet.circle(middle, 0.24 * unit, css(mix(paper, ink, 0.25)), { stroke: css(ink), width: 1 });
  sheet.circle(middle, 0.06 * unit, css(mix(paper, ink, 0.7)));
}

const tickLength = 5;

function drawTick(board: Board, [x, y]: Point2): void {
  board.line([x - tickLength, y + tickLength], [x + tickLength, y - tickLength], { width: 1.3 });
}

/** A dimension line that starts at a point, with a tick at each mark (metres). */
function drawMeasure(board: Board, [x, y]: Point2, marks: readonly number[]): void {
  board.line([x, y], [x + (marks.at(-1) ?? 0) * unit, y], { width: 0.7, opacity: 0.75 });
  for (const mark of marks) {
    const at: Point2 = [x + mark * unit, y];
    drawTick(board, at);
    board.line([at[0], y - 9], [at[0], y + 16], { width: 0.6, opacity: 0.6 });
  }
}

const fixtures: readonly Rect[] = [
  [0.95, 0.22, 1.6, 0.82], // seats
  [0.95, 1.18, 1.6, 1.78],
  [2.1, 1.3, 3.5, 1.88], // kitchen, beside the door
  [2.1, 0.12, 3.3, 0.62], // bench
  [3.55, 0.12, 4.45, 0.95], // shower
  [3.7, 1.3, 4.45, 1.88], // wardrobe
];

/** The plan: walls cut through, seats, kitchen, shower, and the bed across the rear. */
export function drawVanFloorPlan(board: Board): void {
  const { sheet, paper, ink, sage } = board;
  const [x0, y0] = onPlan(0, 0);
  const shell = `M${coordinates(x0 + 0.5 * unit, y0)}H${x0 + 6.1 * unit}v${2 * unit}H${x0 + 0.5 * unit}q${coordinates(-0.46 * unit, -0.1 * unit, -0.5 * unit, -0.7 * unit)}v${-0.6 * unit}q${coordinates(0.04 * unit, -0.6 * unit, 0.5 * unit, -0.7 * unit)}Z`;
  sheet.path(shell, css(mix(paper, sage, 0.16)), { stroke: css(ink, 0.88), width: 9, round: true });
  const floor = onPlan(1.95, 0.06);
  sheet.rect(css(mix(paper, '#ffffff', board.dark ? 0.03 : 0.4)), ...floor, 2.6 * unit, 1.88 * unit);
  for (const [fx0, fy0, fx1, fy1] of fixtures) {
    const size = [(fx1 - fx0) * unit, (fy1 - fy0) * unit] as const;
    const style = { stroke: css(ink), width: 0.9, radius: 4 };
    sheet.rect(css(sage, 0.26), ...onPlan(fx0, fy0), ...size, style);
  }
  drawKitchenTop(board);
  drawBed(board);
  const tray = onPlan(4, 0.53);
  sheet.circle(tray, 7, 'none', { stroke: css(ink), width: 0.9 });
  board.line(onPlan(3.55, 0.12), onPlan(4.45, 0.95), { width: 0.5, opacity: 0.5 });
  board.line(onPlan(4.45, 0.12), onPlan(3.55, 0.95), { width: 0.5, opacity: 0.5 });
  const door = { width: 1.2, paint: board.orange };
  board.line(onPlan(2.05, 2.1), onPlan(3.35, 2.1), door);
  board.line(onPlan(3.35, 2.1), onPlan(3.35, 1.96), door);
  drawMeasure(board, onPlan(0, 2.28), [0, 1.95, 4.6, 6.1]);
}

/** Sink and hob. */
function drawKitchenTop({ sheet, ink, paper }: Board): void {
  const outline = { stroke: css(ink), width: 0.9 };
  sheet.rect(css(mix(paper, ink, 0.2)), ...onPlan(2.22, 1.42), 0.42 * unit, 0.34 * unit, {
    ...outline,
    radius: 6,
  });
  for (const x of [2.92, 3.26]) sheet.circle(onPlan(x, 1.6), 0.11 * unit, 'none', outline);
}

function drawBed(board: Board): void {
  const { sheet, paper, ink, orange } = board;
  const outline = { stroke: css(ink), width: 0.9, radius: 6 };
  sheet.rect(css(mix(paper, orange, 0.3)), ...onPlan(4.6, 0.12), 1.38 * unit, 1.76 * unit, outline);
  for (const z of [0.24, 1.06]) {
    sheet.rect(css(paper, 0.85), ...onPlan(5.5, z), 0.36 * unit, 0.7 * unit, { ...outline, radius: 12 });
  }
  for (const fold of range(4)) {
    const x = 4.74 + fold * 0.14;
    board.line(onPlan(x, 0.16), onPlan(x, 1.84), { width: 0.5, opacity: 0.4 });
  }
}
