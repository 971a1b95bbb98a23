import { clamp } from '../kit/maths.ts';
import { ellipsoid, rod, union } from './distance.ts';
import type { Person } from './people.ts';

/** Distance to the skin of the neck. */
export function neck(x: number, y: number, z: number, { neck: width = 1 }: Person): number {
  const radius = 0.155 * width;
  const column = rod(x, y, z, 0, -0.25, -0.1, 0, -0.95, -0.17, radius, radius * 1.1);
  const muscle = rod(Math.abs(x), y, z, 0.2, -0.2, -0.1, 0.045, -0.72, 0, 0.035);
  return union(column, muscle, 0.06);
}

/** Distance to shoulders, chest and arms under their cloth. */
export function torso(x: number, bodyY: number, z: number, person: Person): number {
  const { shoulders = 1 } = person;
  const a = Math.abs(x);
  const y = bodyY - (person.soft === true ? 0.11 : 0.14);
  const slope = rod(a, y, z, 0.1, -0.84, -0.16, 0.6 * shoulders, -1.02, -0.16, 0.12, 0.16);
  const chest = ellipsoid(x, y, z, 0, -1.45, -0.12, 0.66 * shoulders, 0.62, 0.3);
  const arm = rod(a, y, z, 0.66 * shoulders, -1.05, -0.16, 0.76 * shoulders, -1.9, -0.1, 0.16);
  return union(union(slope, chest, 0.2), arm, 0.12);
}

/** Distance to the rolled collar of a sweater. */
export function sweaterCollar(x: number, y: number, z: number, { neck: width = 1 }: Person): number {
  const fromAxis = Math.hypot(x, z + 0.14);
  return rod(0, y + z * 0.3, fromAxis, 0, -0.68, 0.175 * width, 0, -0.74, 0.225 * width, 0.034);
}

/** How wide a blazer stands open at a height. */
const openingAt = (y: number): number => 0.03 + (y + 1.28) * 0.4;

/** Whether a blazer shows the shirt under it at a point. */
export const inOpening = (x: number, y: number): boolean => Math.abs(x) < openingAt(y) && y > -1.36;

/** True on a flap of a shirt's collar. */
function onCollar(a: number, y: number): boolean {
  const t = (-0.7 - y) / 0.26;
  return t > -0.4 && t < 1 && a > 0.035 + t * 0.03 && a < 0.2 + t * 0.02 - Math.max(0, t - 0.62) * 0.42;
}

/** How far cloth stands off the body at a point of the chest. */
export function clothRelief(x: number, y: number, person: Person): number {
  const a = Math.abs(x);
  if (person.wear === 'sweater') return 0;
  if (person.wear === 'shirt') {
    return (onCollar(a, y) ? 0.024 : 0) + (a < 0.035 && y < -0.86 ? 0.008 : 0);
  }
  if (inOpening(a, y)) {
    if (person.scarf !== undefined) return 0.012 * Math.sin((y * 0.9 + a * 0.75) * 44);
    return onCollar(a, y) && y > -0.94 ? 0.014 : 0;
  }
  const opening = openingAt(y);
  const notch = a > opening + 0.1 && Math.abs(y + 0.93 + (a - opening) * 0.2) < 0.012;
  const lapel = a < opening + 0.05 + 0.16 * clamp((y + 1.36) * 1.9) && y > -1.36 && !notch;
  return 0.02 + (lapel ? 0.018 : 0);
}
