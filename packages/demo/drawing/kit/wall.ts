import type { Point3 } from './maths.ts';
import type { Box } from './solid.ts';

/** An upright wall with coordinates of its own: u along it, v up, d out of it, in metres. */
export type Wall = {
  point: (u: number, v: number, d?: number) => Point3;
  /** Where the wall looks, and the direction of growing u. */
  normal: Point3;
  along: Point3;
};

/** A wall that faces the viewer, starting at (x, z) and running to the right. */
export const frontWall = (x: number, z: number): Wall => ({
  point: (u, v, d = 0) => [x + u, v, z - d],
  normal: [0, 0, -1],
  along: [1, 0, 0],
});

/** A wall that faces left, starting at (x, z) and running away from the viewer. */
export const leftWall = (x: number, z: number): Wall => ({
  point: (u, v, d = 0) => [x - d, v, z + u],
  normal: [-1, 0, 0],
  along: [0, 0, 1],
});

/** A wall that faces right, starting at (x, z) and running away from the viewer. */
export const rightWall = (x: number, z: number): Wall => ({
  point: (u, v, d = 0) => [x + d, v, z + u],
  normal: [1, 0, 0],
  along: [0, 0, 1],
});

/** A rectangle on a wall, or parallel to it at the depth `d`. */
export const wallRect = (wall: Wall, u0: number, v0: number, u1: number, v1: number, d = 0): Point3[] => [
  wall.point(u0, v0, d),
  wall.point(u1, v0, d),
  wall.point(u1, v1, d),
  wall.point(u0, v1, d),
];

/** A box given in a wall's coordinates: two opposite corners as (u, v, d). */
export function wallBox(
  wall: Wall,
  [u0, v0, d0, u1, v1, d1]: readonly [number, number, number, number, number, number],
): Box {
  const a = wall.point(u0, v0, d0);
  const b = wall.point(u1, v1, d1);
  return [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.max(a[2], b[2]),
  ];
}
