import { clamp, lerp } from '../kit/maths.ts';
import { difference, ellipsoid, fineNoise, intersection, noise, rod, union } from './distance.ts';
import type { Person } from './people.ts';

/** Farther away than anything in the picture. */
const nowhere = 9;

/** Distance to the hair; `skin` is the distance to the face at the same point. */
export function hair(x: number, y: number, z: number, person: Person, skin: number): number {
  switch (person.hair) {
    case 'none':
      return nowhere;
    case 'bob':
      return longHair(x, y, z, person, -0.42);
    case 'long':
      return longHair(x, y, z, person, -0.95);
    case 'bun':
      return bun(x, y, z, person);
    default:
      return shortHair(x, y, z, person, skin);
  }
}

/** A layer on the scalp that ends at the hairline, before the ears and at the nape. */
function shortHair(x: number, y: number, z: number, person: Person, skin: number): number {
  const { hairline = 0.3, parting = 0.1, hairVolume = 0.03 } = person;
  const curls = person.hair === 'curly' ? 0.045 * fineNoise(x * 14 + z * 9 + 3, y * 14 - z * 11) : 0;
  const layer = skin - hairVolume - curls - 0.035 * clamp((y - 0.2) * 3);
  const temple = lerp(-0.03, 0.15, clamp((y + 0.02) * 5));
  const front = union(hairline - 0.03 * Math.cos((x - parting) * 8) - y, z - temple, 0.09);
  const nape = lerp(-0.09, -0.2, clamp(-(z + 0.08) * 9)) - y;
  const region = Math.max(front + 0.006 * noise(x * 34, y * 30 + z * 34), nape);
  const ear = ellipsoid(x, y, z, (x < 0 ? -1 : 1) * 0.33, -0.05, -0.05, 0.09, 0.13, 0.085);
  return difference(intersection(layer, region, 0.025), ear, 0.02);
}

const cap = (x: number, y: number, z: number): number =>
  ellipsoid(x, y, z, 0, 0.17, -0.08, 0.365, 0.375, 0.43);

/** Hair that falls to `end`, open in front of the face. */
function longHair(x: number, y: number, z: number, person: Person, end: number): number {
  const a = Math.abs(x);
  const sides = ellipsoid(a, y, z, 0.27, (0.1 + end) / 2, -0.1, 0.125, (0.25 - end) / 2 + 0.08, 0.2);
  const back = ellipsoid(x, y, z, 0, (0.1 + end) / 2, -0.25, 0.3, (0.2 - end) / 2 + 0.1, 0.2);
  const mass = union(union(cap(x, y, z), sides, 0.1), back, 0.1);
  return difference(mass, opening(x, y, z, person, 0.235), 0.05) + waves(x, y, z, person);
}

/** Hair drawn back and tied high, the ears free. */
function bun(x: number, y: number, z: number, person: Person): number {
  const knot = ellipsoid(x, y, z, 0, 0.3, -0.44, 0.17, 0.17, 0.17);
  const mass = union(cap(x, y, z), knot, 0.06);
  const ears = ellipsoid(Math.abs(x), y, z, 0.34, -0.1, 0.02, 0.1, 0.16, 0.12);
  const open = difference(mass, opening(x, y, z, person, 0.285), 0.05);
  return difference(open, ears, 0.05) + waves(x, y, z, person);
}

/** The space in front of the face that hair leaves free. */
function opening(x: number, y: number, z: number, person: Person, halfWidth: number): number {
  const { hairline = 0.3, parting = 0.1 } = person;
  return ellipsoid(x, y, z, parting * 0.4, -0.16, 0.42, halfWidth, hairline + 0.2, 0.42);
}

const waves = (x: number, y: number, z: number, { parting = 0.1 }: Person): number =>
  0.012 * noise(Math.atan2(x - parting * 0.6, z + 0.3) * 9, y * 2);

/** Distance to a headscarf: around the head, down over the neck, in folds. */
export function scarf(x: number, y: number, z: number): number {
  let cloth = ellipsoid(x, y, z, 0, 0.13, -0.07, 0.36, 0.41, 0.45);
  cloth = union(cloth, ellipsoid(x, y, z, 0, -0.2, 0.02, 0.325, 0.4, 0.36), 0.14);
  cloth = union(cloth, rod(x, y, z, 0, -0.4, -0.06, 0, -0.8, -0.1, 0.2, 0.22), 0.12);
  const drape = y * 0.9 + Math.abs(x - 0.04) * 0.75 + 0.05 * noise(x * 4, y * 4);
  cloth += 0.01 * Math.sin(drape * 44) * clamp((-y - 0.44) * 6);
  const aroundHead = Math.atan2(x, z + 0.2) * 2.2 + y * 2.4;
  cloth += 0.005 * Math.sin(aroundHead * 5) * clamp((y + 0.5) * 3);
  const brow = ellipsoid(x, y, z, 0, 0.03, 0.5, 0.25, 0.3, 0.5);
  const chin = ellipsoid(x, y, z, 0, -0.22, 0.5, 0.215, 0.265, 0.5);
  return difference(cloth, union(brow, chin, 0.1), 0.04);
}

/** Distance to a safety helmet: dome, brim and the rib along its top. */
export function helmet(x: number, y: number, z: number): number {
  const dome = intersection(ellipsoid(x, y, z, 0, 0.2, -0.05, 0.39, 0.4, 0.46), 0.2 + z * 0.1 - y, 0.02);
  const brim = intersection(
    ellipsoid(x, y, z, 0, 0.2 + z * 0.02, 0.06, 0.43, 0.028, 0.52),
    -0.1 - z * 0.2,
    0.02,
  );
  const rib = intersection(ellipsoid(x, y, z, 0, 0.22, -0.05, 0.06, 0.41, 0.47), 0.25 - y, 0.02);
  return union(Math.min(dome, brim), rib, 0.03);
}
