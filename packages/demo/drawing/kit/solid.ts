import { range, type Point3 } from './maths.ts';

/** A box along the axes: its lower, left, front corner and its upper, right, back one. */
export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

/** A face of a box: where it looks and its four corners. */
export type BoxFace = { normal: Point3; corners: readonly Point3[] };

/** The eight corners. */
export function cornersOf([x0, y0, z0, x1, y1, z1]: Box): Point3[] {
  return [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Point3 => [x, y, z])));
}

/** The faces of a box that a viewer sees. */
export function facesSeenFrom([x, y, z]: Point3, [x0, y0, z0, x1, y1, z1]: Box): BoxFace[] {
  const across = (at: number): Point3[] => [
    [x0, y0, at],
    [x1, y0, at],
    [x1, y1, at],
    [x0, y1, at],
  ];
  const along = (at: number): Point3[] => [
    [at, y0, z0],
    [at, y0, z1],
    [at, y1, z1],
    [at, y1, z0],
  ];
  const flat = (at: number): Point3[] => [
    [x0, at, z0],
    [x1, at, z0],
    [x1, at, z1],
    [x0, at, z1],
  ];
  const seen: [boolean, BoxFace][] = [
    [z < z0, { normal: [0, 0, -1], corners: across(z0) }],
    [z > z1, { normal: [0, 0, 1], corners: across(z1) }],
    [x < x0, { normal: [-1, 0, 0], corners: along(x0) }],
    [x > x1, { normal: [1, 0, 0], corners: along(x1) }],
    [y > y1, { normal: [0, 1, 0], corners: flat(y1) }],
    [y < y0, { normal: [0, -1, 0], corners: flat(y0) }],
  ];
  return seen.filter(([visible]) => visible).map(([, face]) => face);
}

/** Points on an upright ring around (x, z), for the shadow of something round such as a crown. */
export const uprightRing = ([x, y, z]: Point3, radiusX: number, radiusY: number, corners: number): Point3[] =>
  range(corners).map((index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY, z];
  });
