import { type Colour, css, mix } from '../kit/colour.ts';
import { type Point3, range } from '../kit/maths.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';

/** The hall in metres: half its width, its far end, its galleries and its roof. */
export type Hall = { half: number; end: number; storeys: number; storeyHeight: number; top: number };

/** The wood of ceilings and handrails. */
export const oak = '#c2a67f';

const plaster = '#e4dccb';
/** How deep a gallery is. */
const depth = 4;

type Pen = {
  scene: Scene;
  /** The same doors are lit in the hall and in its mirror image. */
  random: Random;
  hall: Hall;
  box: (box: Box, colour: Colour) => void;
  face: (points: readonly Point3[], normal: Point3, colour: Colour, sunlight?: number) => void;
  flat: (points: readonly Point3[], paint: string) => void;
};

/** The galleries on both sides, or their mirror image in the floor. */
export function drawGalleries(scene: Scene, hall: Hall, image: 'real' | 'mirrored'): void {
  const turn = (points: readonly Point3[]): readonly Point3[] =>
    image === 'real' ? points : points.map(([x, y, z]): Point3 => [x, -y, z]);
  const pen: Pen = {
    scene,
    random: createRandom(scene.seed * 19 + 2),
    hall,
    box: ([x0, y0, z0, x1, y1, z1], colour) =>
      scene.box(image === 'real' ? [x0, y0, z0, x1, y1, z1] : [x0, -y1, z0, x1, -y0, z1], colour),
    face: (points, normal, colour, sunlight = 1) => scene.face(turn(points), normal, colour, { sunlight }),
    flat: (points, paint) => scene.flat(turn(points), paint),
  };
  for (const side of [-1, 1] as const) drawSide(pen, side);
}

/** An upright strip along the hall. */
const strip = (x: number, y0: number, y1: number, end: number): Point3[] => [
  [x, y0, 1],
  [x, y0, end],
  [x, y1, end],
  [x, y1, 1],
];

function drawSide(pen: Pen, side: -1 | 1): void {
  const { half, end, storeys, storeyHeight } = pen.hall;
  for (const storey of range(storeys).toReversed()) drawGallery(pen, side, storey);
  for (let z = end - 2; z > 1; z -= 6.6) {
    for (const storey of range(storeys)) {
      const [near, far] = [side * (half + 0.3), side * (half + 0.8)];
      const [bottom, top] = [storey * storeyHeight, (storey + 1) * storeyHeight - 0.5];
      pen.box([Math.min(near, far), bottom, z, Math.max(near, far), top, z + 0.5], '#cdc4b1');
    }
  }
  for (const index of range(storeys)) drawEdge(pen, side, index + 1);
}

/** The back wall with its doors, the floor and the ceiling of one gallery. */
function drawGallery({ scene, random, hall, face, flat }: Pen, side: -1 | 1, storey: number): void {
  const { half, end, storeyHeight } = hall;
  const [edge, back] = [side * half, side * (half + depth)];
  const y = storey * storeyHeight;
  const wall = side < 0 ? mix(plaster, '#a8a590', 0.4) : mix(plaster, '#d9c7a0', 0.15);
  face(strip(back, y, y + storeyHeight, end), [-side, 0, 0], wall, 0.2);
  for (let z = 3; z < end; z += 4.4) {
    const tone = random.chance(0.5) ? mix('#ffd79a', '#fff1d6', random()) : '#5c675f';
    const x = back - side * 0.02;
    const door: Point3[] = [
      [x, y + 0.1, z],
      [x, y + 0.1, z + 3.4],
      [x, y + 3.1, z + 3.4],
      [x, y + 3.1, z],
    ];
    flat(door, css(mix(tone, scene.light.haze, 1 - Math.exp(-z * 0.012)), 0.9));
  }
  const level = (height: number): Point3[] => [
    [edge, height, 1],
    [edge, height, end],
    [back, height, end],
    [back, height, 1],
  ];
  if (storey > 0) face(level(y), [0, 1, 0], '#bdb39d', 0);
  face(level(y + storeyHeight - 0.55), [0, -1, 0], oak);
}

/** The edge of a gallery's floor, its glass and its handrail; the topmost edge carries the roof. */
function drawEdge({ hall, face, flat }: Pen, side: -1 | 1, storey: number): void {
  const { half, end, storeys, storeyHeight } = hall;
  const normal: Point3 = [-side, 0, 0];
  const [x, y] = [side * half, storey * storeyHeight];
  const colour = storey % 2 === 1 ? plaster : mix(plaster, '#c9d2b6', 0.5);
  face(strip(x, y - 0.55, y + 0.08, end), normal, colour, side > 0 ? 1 : 0);
  if (storey === storeys) return;
  flat(strip(x, y + 0.08, y + 1.05, end), css('#dfe9dc', 0.3));
  face(strip(x, y + 1.02, y + 1.09, end), normal, oak);
}
