import { clamp, lerp } from '../kit/maths.ts';
import { createRandom } from '../kit/random.ts';

/**
 * Distances to solids, as arithmetic on plain numbers: a portrait asks for some fifty million of them. Below 0 is
 * inside. Lengths are heads: the head is 1 high, x points right, y up, z towards the viewer, the eyes lie at y = 0.
 */

/** Two solids melted together where they are nearer than `softness`. */
export function union(a: number, b: number, softness: number): number {
  const overlap = Math.max(softness - Math.abs(a - b), 0) / softness;
  return Math.min(a, b) - overlap * overlap * softness * 0.25;
}

/** What two solids share, with a soft edge. */
export const intersection = (a: number, b: number, softness: number): number => -union(-a, -b, softness);

/** The first solid without the second, with a soft edge. */
export const difference = (a: number, b: number, softness: number): number => intersection(a, -b, softness);

/** An ellipsoid around (cx, cy, cz) with the half axes a, b, c. */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
): number {
  const [dx, dy, dz] = [x - cx, y - cy, z - cz];
  const scaled = Math.sqrt((dx * dx) / (a * a) + (dy * dy) / (b * b) + (dz * dz) / (c * c));
  const slope = Math.sqrt((dx * dx) / a ** 4 + (dy * dy) / b ** 4 + (dz * dz) / c ** 4);
  return slope < 1e-9 ? -Math.min(a, b, c) : (scaled * (scaled - 1)) / slope;
}

/** A rod from (ax, ay, az) to (bx, by, bz) with round ends, its radius going from `r0` to `r1`. */
export function rod(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r0: number,
  r1 = r0,
): number {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz);
  const t = clamp(along);
  return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - lerp(r0, r1, t);
}

const lattice = ((): Float32Array => {
  const random = createRandom(77);
  return Float32Array.from({ length: 4096 }, () => random());
})();

const latticeAt = (i: number, j: number): number => lattice[(((i * 73 + j * 179) % 4096) + 4096) % 4096] ?? 0;

/** Smooth noise over a plane, -1 to 1. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [s, t] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const low = lerp(latticeAt(i, j), latticeAt(i + 1, j), s);
  const high = lerp(latticeAt(i, j + 1), latticeAt(i + 1, j + 1), s);
  return lerp(low, high, t) * 2 - 1;
}

/** Noise with finer noise on it: strands, curls, weave. */
export const fineNoise = (x: number, y: number): number =>
  noise(x, y) * 0.6 + noise(x * 2.1, y * 2.1) * 0.3 + noise(x * 4.3, y * 4.3) * 0.15;
