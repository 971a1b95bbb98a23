import { clamp, type Point2 } from '../kit/maths.ts';
import { pathThrough } from '../kit/polygon.ts';

/** Numbers on a grid, row by row. */
export type Field = { width: number; height: number; values: Float32Array };

/** A field of zeros. */
export const createField = (width: number, height: number): Field => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** The same field, softened by a 3 × 3 kernel as often as said; the outermost cells stay. */
export function softened({ width, height, values }: Field, times: number): Field {
  let current = values;
  for (let pass = 0; pass < times; pass += 1) {
    const from = current;
    const to = new Float32Array(from);
    const at = (index: number) => from[index] ?? 0;
    for (let row = 1; row < height - 1; row += 1) {
      for (let column = 1; column < width - 1; column += 1) {
        const k = row * width + column;
        const beside = at(k - 1) + at(k + 1) + at(k - width) + at(k + width);
        const diagonal = at(k - width - 1) + at(k - width + 1) + at(k + width - 1) + at(k + width + 1);
        to[k] = (at(k) * 4 + beside * 2 + diagonal) / 16;
      }
    }
    current = to;
  }
  return { width, height, values: current };
}

/** Edges of a cell: top, right, bottom, left. */
type CellEdge = 0 | 1 | 2 | 3;

/** Marching squares: for each of the 16 patterns of corners above the level, where lines enter and leave. */
const crossings: readonly (readonly (readonly [CellEdge, CellEdge])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The outlines of all areas above a level, as one SVG path; a cell is `cell` units wide. */
export function contour({ width, height, values }: Field, level: number, cell: number): string {
  const value = (i: number, j: number) =>
    i < 0 || j < 0 || i >= width || j >= height ? -1 : (values[j * width + i] ?? -1);
  const cut = (i: number, j: number, k: number, l: number): Point2 => {
    const t = clamp((level - value(i, j)) / (value(k, l) - value(i, j)));
    return [(i + (k - i) * t) * cell, (j + (l - j) * t) * cell];
  };
  const edgePoint = (i: number, j: number, edge: CellEdge): Point2 => {
    if (edge === 0) return cut(i, j, i + 1, j);
    if (edge === 1) return cut(i + 1, j, i + 1, j + 1);
    return edge === 2 ? cut(i, j + 1, i + 1, j + 1) : cut(i, j, i, j + 1);
  };
  const next = new Map<string, { to: string; point: Point2 }>();
  for (let j = -1; j < height; j += 1) {
    for (let i = -1; i < width; i += 1) {
      const above = (column: number, row: number, bit: number) => (value(column, row) > level ? bit : 0);
      const pattern = above(i, j, 8) + above(i + 1, j, 4) + above(i + 1, j + 1, 2) + above(i, j + 1, 1);
      for (const [from, to] of crossings[pattern] ?? []) {
        next.set(edgeName(i, j, from), { to: edgeName(i, j, to), point: edgePoint(i, j, from) });
      }
    }
  }
  return joined(next);
}

/** The same edge has the same name from both of its cells. */
function edgeName(i: number, j: number, edge: CellEdge): string {
  if (edge === 0) return `${i},${j}h`;
  if (edge === 1) return `${i + 1},${j}v`;
  return edge === 2 ? `${i},${j + 1}h` : `${i},${j}v`;
}

/** Follows the crossings around every area; specks of a few cells are dropped. */
function joined(next: Map<string, { to: string; point: Point2 }>): string {
  const paths: string[] = [];
  for (const start of next.keys()) {
    const points: Point2[] = [];
    let name = start;
    for (let step = next.get(name); step !== undefined; step = next.get(name)) {
      next.delete(name);
      points.push(step.point);
      name = step.to;
    }
    if (points.length > 5) paths.push(pathThrough(points));
  }
  return paths.join('');
}
