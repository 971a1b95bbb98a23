import { type Colour, css, mix, type Paint } from './colour.ts';
import { boundsOf, type Point3, range } from './maths.ts';
import type { Polygon } from './polygon.ts';
import type { Scene } from './scene.ts';
import { type Wall, wallRect } from './wall.ts';

/** How a window is built and what its glass shows. Lengths are metres. */
export type WindowLook = {
  depth?: number;
  wall?: Colour;
  /** What the glass mirrors: the sky above, the ground below. */
  skyTone?: Colour;
  groundTone?: Colour;
  lamp?: boolean;
  mullions?: number;
  frame?: Colour;
};

/** Where a window sits in its wall, in metres. */
export type WindowPlace = readonly [u: number, v: number, width: number, height: number];

/** A window with a true reveal; chance adds a curtain, or somebody in the lamp's light. */
export function drawWindow(scene: Scene, wall: Wall, place: WindowPlace, look: WindowLook = {}): void {
  const { depth = 0.25, mullions = 1, frame = '#39423b' } = look;
  const [u, v, width, height] = place;
  const hole = scene.camera.polygon(wallRect(wall, u, v, u + width, v + height));
  if (hole.length < 4) return;
  drawReveal(scene, wall, place, depth, look.wall ?? '#d9d2c2', hole);
  const bounds = boundsOf(scene.camera.polygon(wallRect(wall, u, v, u + width, v + height, -depth)));
  const slant = scene.random.between(-0.16, 0.16);
  const glass: Glass = {
    place,
    bounds,
    nearest: wall.point(u, v),
    paint: (outline, paint) => {
      const points = outline.map(([across, up]) => wall.point(across, up, -depth));
      scene.flat(points, paint, { clip: hole });
    },
  };
  if (look.lamp === true) drawLitRoom(scene, glass);
  else drawMirroredSky(scene, glass, slant, look);
  const headShade = scene.vertical(bounds.top, bounds.top + (bounds.bottom - bounds.top) * 0.3, [
    [0, '#141c18', 0.55],
    [1, '#141c18', 0],
  ]);
  glass.paint(rectangle(u, v, u + width, v + height), headShade);
  for (const index of range(mullions)) {
    const middle = u + (width * (index + 1)) / (mullions + 1);
    const bar = wallRect(wall, middle - 0.04, v, middle + 0.04, v + height, -depth);
    scene.face(bar, wall.normal, frame, { clip: hole });
  }
}

/** The four sides of the hole, seen through it. */
function drawReveal(
  scene: Scene,
  { point, along }: Wall,
  [u, v, width, height]: WindowPlace,
  depth: number,
  colour: Colour,
  hole: Polygon,
): void {
  const [right, top] = [u + width, v + height];
  const against: Point3 = [-along[0], -along[1], -along[2]];
  const side = (at: number) => [point(at, v), point(at, v, -depth), point(at, top, -depth), point(at, top)];
  const flat = (at: number) => [
    point(u, at),
    point(right, at),
    point(right, at, -depth),
    point(u, at, -depth),
  ];
  scene.face(side(u), along, colour, { clip: hole });
  scene.face(side(right), against, colour, { clip: hole });
  scene.face(flat(top), [0, -1, 0], colour, { clip: hole });
  scene.face(flat(v), [0, 1, 0], colour, { clip: hole, sunlight: 0.5 });
}

/** Points of a pane, across and up the wall. */
type Outline = readonly (readonly [u: number, v: number])[];

type Glass = {
  place: WindowPlace;
  bounds: ReturnType<typeof boundsOf>;
  nearest: Point3;
  paint: (outline: Outline, paint: Paint) => void;
};

const rectangle = (u0: number, v0: number, u1: number, v1: number): Outline => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

function drawLitRoom(scene: Scene, { place, bounds, nearest, paint }: Glass): void {
  const [u, v, width, height] = place;
  const { random } = scene;
  const lamp = random.pick(['#ffcf87', '#ffdba6', '#f9b867', '#ffe6c0']);
  const room = scene.vertical(bounds.top, bounds.bottom, [
    [0, scene.hazed(mix(lamp, '#fff3d8', 0.35), nearest)],
    [0.5, scene.hazed(lamp, nearest)],
    [1, scene.hazed(mix(lamp, '#7a4a26', 0.55), nearest)],
  ]);
  paint(rectangle(u, v, u + width, v + height), room);
  if (!random.chance(0.6)) return;
  const left = u + width * random.between(0, 0.5);
  const silhouette: Outline = [
    [left, v],
    [left + width * random.between(0.2, 0.4), v],
    [left + width * 0.35, v + height * random.between(0.35, 0.98)],
    [left, v + height * random.between(0.5, 0.98)],
  ];
  paint(silhouette, css(scene.hazed('#7c5433', nearest), 0.5));
}

function drawMirroredSky(scene: Scene, glass: Glass, slant: number, look: WindowLook): void {
  const { bounds, nearest, paint } = glass;
  const [u, v, width, height] = glass.place;
  const { skyTone = '#b9c9c8', groundTone = '#3a4a48', wall = '#d9d2c2' } = look;
  const { random } = scene;
  const end = bounds.right + (bounds.right - bounds.left) * 0.3;
  const reflection = scene.linear(
    [bounds.left, bounds.top],
    [end, bounds.bottom],
    [
      [0, scene.hazed(mix(skyTone, '#ffffff', Math.max(0, slant)), nearest)],
      [0.48 + slant, scene.hazed(mix(skyTone, groundTone, 0.45), nearest)],
      [1, scene.hazed(groundTone, nearest)],
    ],
  );
  paint(rectangle(u, v, u + width, v + height), reflection);
  if (!random.chance(0.4)) return;
  const left = random.chance(0.5) ? u : u + width * 0.66;
  const curtain = css(scene.hazed(mix(wall, groundTone, 0.35), nearest), 0.75);
  paint(rectangle(left, v, left + width * 0.34, v + height), curtain);
}
