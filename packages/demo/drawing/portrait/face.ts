import { clamp } from '../kit/maths.ts';
import { difference, ellipsoid, rod, union } from './distance.ts';
import type { Person } from './people.ts';

/** The tip of the nose lies this far below the eyes. */
export const noseTip = (person: Person): number => -0.172 * person.nose;

/** How far the corners of the mouth rise at `x` beside its middle. */
export const mouthLift = (person: Person, x: number): number => (person.smile ?? 0) * x * x * 3;

/** Distance to the skin of the head. The face is symmetric, so `x` may have either sign. */
export function face(signedX: number, y: number, z: number, person: Person): number {
  const x = Math.abs(signedX);
  return union(features(x, y, z, person), ear(x, y, z), 0.02);
}

function features(x: number, y: number, z: number, person: Person): number {
  const { jaw, chin, brow } = person;
  let skin = ellipsoid(x, y, z, 0, 0.13, -0.05, 0.315, 0.37, 0.4);
  skin = union(skin, ellipsoid(x, y, z, 0, -0.15, 0.09, 0.25 * jaw, 0.33, 0.275), 0.14);
  skin = union(skin, ellipsoid(x, y, z, 0.15 * jaw, -0.27, 0.05, 0.085 * jaw, 0.11, 0.11), 0.13);
  skin = union(skin, ellipsoid(x, y, z, 0, -0.432, 0.245, 0.085 * chin, 0.068, 0.075), 0.1);
  const cheek = ellipsoid(x, y, z, 0.175, -0.085, 0.185, 0.078, 0.06, 0.085);
  skin = union(skin, cheek, 0.1);
  skin = union(skin, rod(x, y, z, 0.03, 0.088, 0.335, 0.175, 0.082, 0.262, 0.032 * brow), 0.06);
  const socket = ellipsoid(x, y, z, 0.132, 0, 0.385, 0.085, 0.05, 0.095);
  skin = difference(skin, socket, 0.065);
  const eyeball = ellipsoid(x, y, z, 0.13, -0.004, 0.245, 0.074, 0.056, 0.066);
  skin = union(skin, eyeball, 0.025);
  return mouth(nose(skin, x, y, z, person), x, y, z, person);
}

function nose(skin: number, x: number, y: number, z: number, person: Person): number {
  const { nose: length, noseWidth: width } = person;
  const tip = noseTip(person);
  const bridge = rod(x, y, z, 0, 0.075, 0.338, 0, tip, 0.428 + 0.02 * (length - 1), 0.024, 0.037 * width);
  const wing = ellipsoid(x, y, z, 0.043 * width, tip - 0.015, 0.378, 0.03 * width, 0.026, 0.04);
  const nostril = ellipsoid(x, y, z, 0.024 * width, tip - 0.047, 0.405, 0.015, 0.012, 0.02);
  return difference(union(union(skin, bridge, 0.055), wing, 0.03), nostril, 0.016);
}

function mouth(skin: number, x: number, y: number, z: number, person: Person): number {
  const { lips = 1, smile = 0 } = person;
  const line = -0.303 + mouthLift(person, x);
  let lipped = union(skin, ellipsoid(x, y, z, 0, -0.3, 0.275, 0.125, 0.09, 0.09), 0.07);
  lipped = union(lipped, ellipsoid(x, y, z, 0.02, line + 0.021, 0.35, 0.062, 0.02 * lips, 0.026), 0.024);
  lipped = union(lipped, ellipsoid(x, y, z, 0, line - 0.025, 0.347, 0.06, 0.025 * lips, 0.028), 0.024);
  const gap = rod(x, y, z, 0, line, 0.388, 0.085, line + 0.004 + smile * 0.02, 0.335, 0.005);
  const below = ellipsoid(x, y, z, 0, -0.378, 0.372, 0.06, 0.018, 0.03);
  return difference(difference(lipped, gap, 0.014), below, 0.04);
}

function ear(x: number, y: number, z: number): number {
  const rim = ellipsoid(x, y, z, 0.325, -0.03, -0.06, 0.03, 0.105, 0.062);
  const root = ellipsoid(x, y, z, 0.31, -0.02, -0.03, 0.03, 0.06, 0.04);
  const hollow = ellipsoid(x, y, z, 0.352, -0.02, -0.035, 0.018, 0.06, 0.03);
  return difference(union(rim, root, 0.03), hollow, 0.02);
}

/** How much beard grows at a point of the skin, 0 to 1. */
export function beardAt(signedX: number, y: number, z: number): number {
  const x = Math.abs(signedX);
  const moustache = x > 0.075 && x < 0.13 ? 0.012 : 0;
  const sideburn = clamp((0.15 - z) * 1.5, 0, 0.24) * clamp((x - 0.16) * 14);
  const edge = -0.228 + clamp((x - 0.085) * 0.45, 0, 0.06) - moustache + sideburn;
  const lips = clamp(1.7 - Math.hypot(x / 0.066, (y + 0.311) / 0.024) * 1.35);
  return clamp((edge - y) * 26) * clamp((z + 0.05) * 14) * (1 - clamp(lips * 2.2)) * clamp((y + 0.6) * 14);
}
