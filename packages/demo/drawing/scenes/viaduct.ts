import type { Colour, Rgb } from '../kit/colour.ts';
import { normalize, type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';

/** Deck pieces along the whole length. */
const pieces = 110;
const piers = 13;
/** Piers end in the mist, at this height in metres. */
const pierFoot = -60;

/** The deck's middle line and what lies beside it; `t` goes from 0 (left, near) to 1 (the tunnel). */
type Road = {
  middle: (t: number) => Point3;
  ahead: (t: number) => Point3;
  /** A point `aside` metres to the right of the middle and `up` above it. */
  beside: (t: number, aside: number, up?: number) => Point3;
};

/** A viaduct whose deck is a true curve in space; its piers drop into the mist. */
export function drawViaduct(scene: Scene, mist: Rgb, tunnel: Rgb): void {
  const road = roadOf(scene.seed);
  const parts = [
    ...range(pieces).map((index) => {
      const t = index / pieces;
      return { depth: scene.camera.depth(road.middle(t)), draw: () => drawDeck(scene, road, t) };
    }),
    ...range(piers).map((index) => {
      const top = road.middle(0.12 + index * 0.068);
      return { depth: scene.camera.depth(top) + 0.6, draw: () => drawPier(scene, top, mist) };
    }),
  ];
  for (const part of parts.toSorted((a, b) => b.depth - a.depth)) part.draw();
  drawTunnel(scene, road.middle(1), tunnel);
  drawHeadlights(scene, road);
}

function roadOf(seed: number): Road {
  const start: Point3 = [-150, 56, 10];
  const bend: Point3 = [-40 - ((seed % 3) - 1) * 26, 60, 330 + (seed % 2) * 10];
  const end: Point3 = [380, 70, 500];
  const middle = (t: number): Point3 => {
    const along = (axis: 0 | 1 | 2) =>
      start[axis] * (1 - t) ** 2 + 2 * bend[axis] * t * (1 - t) + end[axis] * t * t;
    return [along(0), along(1), along(2)];
  };
  const ahead = (t: number): Point3 => {
    const [from, to] = [middle(t), middle(t + 0.002)];
    return normalize([to[0] - from[0], 0, to[2] - from[2]]);
  };
  const beside = (t: number, aside: number, up = 0): Point3 => {
    const [x, y, z] = middle(t);
    const direction = ahead(t);
    return [x + direction[2] * aside, y + up, z - direction[0] * aside];
  };
  return { middle, ahead, beside };
}

/** One short piece of the box girder: underside, flank, parapets, roadway. */
function drawDeck(scene: Scene, { ahead, beside }: Road, t: number): void {
  const next = t + 1 / pieces + 0.0006;
  const strip = (
    from: readonly [number, number],
    to: readonly [number, number],
    normal: Point3,
    colour: Colour,
  ) =>
    scene.face(
      [beside(t, ...from), beside(next, ...from), beside(next, ...to), beside(t, ...to)],
      normal,
      colour,
    );
  const direction = ahead(t);
  const seesLeft = scene.camera.depth(beside(t, -6)) < scene.camera.depth(beside(t, 6));
  const near = seesLeft ? -1 : 1;
  const flank: Point3 = [near * direction[2], 0, -near * direction[0]];
  strip([-3, -3.2], [3, -3.2], [0, -1, 0], '#8e897b');
  strip([3 * near, -3.2], [4.2 * near, -0.9], flank, '#a9a392');
  strip([4.2 * near, -0.9], [6 * near, -0.5], [0, -1, 0], '#857f70');
  strip([6 * near, -0.5], [6 * near, 0.3], flank, '#dcd4c0');
  strip([-6, 0.3], [6, 0.3], [0, 1, 0], '#98968c');
  strip([6 * near, 0.3], [6 * near, 1.2], flank, '#c8c2b2');
  strip([-6 * near, 0.3], [-6 * near, 1.2], flank, '#b9b4a5');
}

/** A pier with a wider head; its foot dissolves in the mist. */
function drawPier(scene: Scene, [x, y, z]: Point3, mist: Rgb): void {
  const shaft = (from: number, to: number, widening: number): Box => [
    x - 1.55 * widening,
    from,
    z - 1.05 * widening,
    x + 1.55 * widening,
    to,
    z + 1.05 * widening,
  ];
  scene.box(shaft(pierFoot, y - 9, 1), '#cfc8b6');
  const [left, bottom] = scene.at([x, pierFoot, z]);
  const top = scene.at([x, y - 9, z])[1];
  const halfWidth = scene.scale([x, y, z]) * 3.4;
  const fade = scene.vertical(top + (bottom - top) * 0.2, top + (bottom - top) * 0.9, [
    [0, mist, 0],
    [0.7, mist, 0.8],
    [1, mist, 1],
  ]);
  scene.rect(fade, left - halfWidth, top, halfWidth * 2, bottom - top + 4);
  scene.box(shaft(y - 9, y - 3, 1.35), '#cfc8b6');
}

function drawTunnel(scene: Scene, mouth: Point3, colour: Rgb): void {
  const [x, y] = scene.at(mouth);
  const size = scene.scale(mouth) * 7;
  scene.path(
    `M${coordinates(x - size, y + size * 0.5)}v${coordinates(-size)}a${coordinates(size, size)} 0 0 1 ${coordinates(2 * size, 0)}v${coordinates(size)}z`,
    colour,
  );
}

function drawHeadlights(scene: Scene, { middle, beside }: Road): void {
  const { random } = scene;
  for (const index of range(7)) {
    const t = 0.06 + index * 0.13 + random() * 0.05;
    const at = scene.at(beside(t, random.chance(0.5) ? 2 : -2, 1));
    const metre = scene.scale(middle(t));
    if (metre > 1.2) scene.glow(at, metre * 2.4, metre * 1.6, '#ffdf9e', 0.7);
  }
}
