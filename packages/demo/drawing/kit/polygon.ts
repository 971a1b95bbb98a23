import { lerp, type Point2 } from './maths.ts';

/** Corner points in order; the last is joined to the first. */
export type Polygon = readonly Point2[];

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Numbers for SVG, in tenths of a unit: enough for the eye, and a third of the text. */
export const coordinates = (...values: readonly number[]): string => values.map(oneDecimal).join(' ');

/** The path through some points, closed or not. */
export function pathThrough(points: readonly Point2[], closed = true): string {
  if (points.length === 0) return '';
  return `M${points.map(([x, y]) => coordinates(x, y)).join('L')}${closed ? 'Z' : ''}`;
}

/** Each corner with the one after it. */
export function edges<T>(points: readonly T[]): [from: T, to: T][] {
  const first = points[0];
  if (first === undefined) return [];
  return points.map((from, index) => [from, points[index + 1] ?? first]);
}

/** What two polygons share; `window` must be convex (Sutherland and Hodgman). */
export function clipPolygon(subject: Polygon, window: Polygon): Polygon {
  const turn = Math.sign(edges(window).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0));
  let rest = subject;
  for (const [a, b] of edges(window)) {
    const inside = (p: Point2) => turn * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
    const kept: Point2[] = [];
    for (const [p, q] of edges(rest)) {
      const [from, to] = [inside(p), inside(q)];
      if (from >= 0) kept.push(p);
      if (from * to < 0) {
        const t = from / (from - to);
        kept.push([lerp(p[0], q[0], t), lerp(p[1], q[1], t)]);
      }
    }
    rest = kept;
  }
  return rest;
}

/** The rubber band around some points (Andrew's monotone chain). */
export function convexHull(points: readonly Point2[]): Polygon {
  if (points.length < 3) return points;
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point2[]): Point2[] {
  const hull: Point2[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || turnsOut(before, last, point)) break;
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

const turnsOut = (a: Point2, b: Point2, c: Point2): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
