import { type Colour, css } from '../kit/colour.ts';
import type { Point2, Point3 } from '../kit/maths.ts';
import type { Box } from '../kit/solid.ts';
import type { Board } from './planBoard.ts';

/** Where a point in space lies on the sheet. */
export type Projection = (point: Point3) => Point2;

/** Tones of a box: top, left side, right side. */
export type Wash = readonly [top: Colour, left: Colour, right: Colour];

/** A true 30° projection: where the origin lies, and sheet units per metre. */
export const axonometry =
  ([left, top]: Point2, unit: number): Projection =>
  ([x, y, z]) => [left + (x - z) * unit * 0.866, top + (x + z) * unit * 0.5 - y * unit];

/** A face without edges. */
export function drawAxonometricFace(
  { sheet }: Board,
  at: Projection,
  colour: Colour,
  points: readonly Point3[],
): void {
  sheet.shape(points.map(at), css(colour));
}

/** A box with the nine edges that are seen. */
export function drawAxonometricBox(
  board: Board,
  at: Projection,
  [x0, y0, z0, x1, y1, z1]: Box,
  wash: Wash,
  lineWidth = 0.8,
): void {
  const farTop: Point3 = [x0, y1, z0];
  const rightTop: Point3 = [x1, y1, z0];
  const nearTop: Point3 = [x1, y1, z1];
  const leftTop: Point3 = [x0, y1, z1];
  const left: Point3 = [x0, y0, z1];
  const near: Point3 = [x1, y0, z1];
  const right: Point3 = [x1, y0, z0];
  drawAxonometricFace(board, at, wash[0], [farTop, rightTop, nearTop, leftTop]);
  drawAxonometricFace(board, at, wash[1], [left, near, nearTop, leftTop]);
  drawAxonometricFace(board, at, wash[2], [right, near, nearTop, rightTop]);
  const seen: readonly (readonly [Point3, Point3])[] = [
    [farTop, rightTop],
    [rightTop, nearTop],
    [nearTop, leftTop],
    [leftTop, farTop],
    [left, near],
    [right, near],
    [left, leftTop],
    [near, nearTop],
    [right, rightTop],
  ];
  for (const [from, to] of seen) board.line(at(from), at(to), { width: lineWidth, opacity: 0.8 });
}
