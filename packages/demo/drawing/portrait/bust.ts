import type { Point2, Point3 } from '../kit/maths.ts';
import { clothRelief, neck, sweaterCollar, torso } from './clothes.ts';
import { fineNoise, union } from './distance.ts';
import { beardAt, face } from './face.ts';
import { hair, helmet, scarf } from './hair.ts';
import type { Person } from './people.ts';

/** What a point of the portrait is made of. */
export type Material = 'skin' | 'hair' | 'cloth' | 'shirt' | 'scarf' | 'helmet' | 'beard';

/** A head on its shoulders, turned as its person turns them. World coordinates are the viewer's. */
export type Bust = {
  person: Person;
  /** How far the nearest surface is, and what it is made of. */
  nearest: (x: number, y: number, z: number) => { distance: number; material: Material };
  /** A point as the head, or as the shoulders, see it. */
  toHead: (x: number, y: number, z: number) => Point3;
  toBody: (x: number, y: number, z: number) => Point3;
  /** Where a point of the head lies in front of the viewer. */
  fromHead: (point: Point3) => Point2;
};

/** The bust of a person: the head turns and tilts, the shoulders follow a third of the way. */
export function createBust(person: Person): Bust {
  const tilt = 0.03 * Math.sign(person.yaw) * (person.soft === true ? 1.6 : 1);
  const [headCos, headSin] = [Math.cos(person.yaw), Math.sin(person.yaw)];
  const [tiltCos, tiltSin] = [Math.cos(tilt), Math.sin(tilt)];
  const [bodyCos, bodySin] = [Math.cos(person.yaw * 0.35), Math.sin(person.yaw * 0.35)];
  const toHead = (x: number, y: number, z: number): Point3 => {
    const across = x * tiltCos + y * tiltSin;
    const up = -x * tiltSin + y * tiltCos;
    return [across * headCos - z * headSin, up, across * headSin + z * headCos];
  };
  const toBody = (x: number, y: number, z: number): Point3 => [
    x * bodyCos - z * bodySin,
    y,
    x * bodySin + z * bodyCos,
  ];
  return {
    person,
    toHead,
    toBody,
    fromHead: ([x, y, z]) => {
      const across = x * headCos + z * headSin;
      return [across * tiltCos - y * tiltSin, across * tiltSin + y * tiltCos];
    },
    nearest: (x, y, z) => nearest(person, toHead(x, y, z), toBody(x, y, z), y > -0.75),
  };
}

function nearest(
  person: Person,
  [hx, hy, hz]: Point3,
  [bx, by, bz]: Point3,
  nearFace: boolean,
): { distance: number; material: Material } {
  const skin = nearFace ? face(hx, hy, hz, person) : 9;
  let distance = union(skin, neck(bx, by, bz, person), 0.07);
  let material: Material = 'skin';
  const cover = (candidate: number, of: Material) => {
    if (candidate >= distance) return;
    distance = candidate;
    material = of;
  };
  if (person.beard !== undefined && skin < 0.2) {
    const growth = beardAt(hx, hy, hz);
    if (growth > 0) {
      distance -= growth * person.beard.length * (1 + 0.15 * fineNoise(hx * 40 + hz * 30, hy * 18));
    }
  }
  const backOfCloth = person.wear === 'blazer' ? 0.02 : 0;
  const relief = bz > -0.2 ? clothRelief(bx, by, person) : backOfCloth;
  cover(torso(bx, by, bz, person) - relief - 0.01, 'cloth');
  if (person.wear === 'sweater') cover(sweaterCollar(bx, by, bz, person), 'cloth');
  if (person.scarf === undefined) cover(hair(hx, hy, hz, person, skin), 'hair');
  else cover(scarf(hx, hy, hz), 'scarf');
  if (person.hair === 'helmet') cover(helmet(hx, hy, hz), 'helmet');
  return { distance, material };
}
