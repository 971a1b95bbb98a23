/** A point on the sheet, in sheet units, y downwards. */
export type Point2 = readonly [x: number, y: number];

/** A point or a direction in the world, in metres: x to the right, y upwards, z away from the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

/** The value at `t` (0 to 1) of the way from `from` to `to`. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** `value`, not below `low` and not above `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

/** How much two directions agree: 1 for equal ones of length 1, 0 at a right angle. */
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The same direction with length 1. */
export function normalize([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The point at `t` of the way from `a` to `b`. */
export const between3 = (a: Point3, b: Point3, t: number): Point3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

/** The smallest upright rectangle around some points. */
export function boundsOf(points: readonly Point2[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The numbers 0 to `count - 1`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
