import { type Colour, mix } from '../kit/colour.ts';
import { type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, type Point3, range } from '../kit/maths.ts';
import { pathThrough } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { drawCabinFurniture } from './cabinFurniture.ts';
import { drawRearView, drawSideWindow } from './cabinViews.ts';

/** The room in metres: half its width, its height, the rear doors. */
const half = 0.98;
const height = 1.98;
const rear = 4;
const plywood = '#cfb083';
const corner = '#21160c';
const sides = [-1, 1] as const;

/** The inside of a camper, looking out through its open rear doors. */
export function cabin(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [0.1, 1.26, 0.2], yaw: 0.02, focal: 980, horizonY: 405, centreX: 850 },
    {
      sun: normalize([0.3, 0.35, 0.9]),
      sunColour: [0.7, 0.5, 0.32],
      sky: dusk ? [0.5, 0.42, 0.36] : [0.74, 0.7, 0.62],
      bounce: dusk ? [0.5, 0.39, 0.3] : [0.74, 0.66, 0.54],
      fill: { direction: normalize([0, 0.25, 0.97]), colour: [0.4, 0.33, 0.22] },
    },
  );
  scene.rect('#3a2f22');
  drawShell(scene);
  const opening = scene.camera.polygon([
    [-0.82, 0.05, rear],
    [0.82, 0.05, rear],
    [0.82, 1.72, rear],
    [0.7, 1.86, rear],
    [-0.7, 1.86, rear],
    [-0.82, 1.72, rear],
  ]);
  scene.clipped(opening, () => drawRearView(scene, hour));
  scene.stroke(pathThrough(opening), '#2b2a22', 7);
  drawRearDoors(scene);
  drawCorners(scene);
  drawSideWindow(scene, hour, half);
  for (const side of sides) drawLockers(scene, side);
  drawCabinFurniture(scene);
  const beam = [
    [700, 140],
    [1010, 140],
    [1180, 900],
    [480, 900],
  ] as const;
  scene.shaft(beam, hour.glow, 0.4, 40);
  scene.glow([870, 420], 640, 360, hour.glow, 0.3);
  scene.darkSide(480, '#150f08', 0.3);
  scene.darkFoot(560, '#150f08', 0.5);
  return scene;
}

/** A face inside, where no direct sun comes. */
function inner(scene: Scene, points: readonly Point3[], normal: Point3, colour: Colour): void {
  scene.face(points, normal, colour, { sunlight: 0 });
}

const level = (y: number, x0 = -half, x1 = half): Point3[] => [
  [x0, y, 0.3],
  [x1, y, 0.3],
  [x1, y, rear],
  [x0, y, rear],
];

const sideWall = (x: number): Point3[] => [
  [x, 0, 0.3],
  [x, 0, rear],
  [x, height, rear],
  [x, height, 0.3],
];

/** Slatted ceiling, plywood walls, floor, and the frame of the rear doors. */
function drawShell(scene: Scene): void {
  inner(scene, level(height), [0, -1, 0], mix(plywood, '#e9d5b0', 0.3));
  for (let x = -half; x < half; x += 0.125) {
    inner(scene, level(height - 0.001, x, x + 0.014), [0, -1, 0], '#6a4a2c');
  }
  for (const side of sides) {
    const colour = side > 0 ? mix(plywood, '#e6dcc4', 0.6) : mix(plywood, '#dfe0cc', 0.5);
    inner(scene, sideWall(side * half), [-side, 0, 0], colour);
    for (let y = 0.2; y < height; y += 0.14) {
      scene.line([side * half, y, 0.4], [side * half, y, rear], '#6a5336', 0.8, 0.35);
    }
  }
  inner(scene, level(0), [0, 1, 0], '#8a6a48');
  const rearWall: Point3[] = [
    [-half, 0, rear],
    [half, 0, rear],
    [half, height, rear],
    [-half, height, rear],
  ];
  inner(scene, rearWall, [0, 0, -1], '#b8ad94');
}

function drawRearDoors(scene: Scene): void {
  for (const side of sides) {
    const door: Point3[] = [
      [side * 0.82, 0.05, rear],
      [side * 1.5, 0.05, rear + 0.55],
      [side * 1.42, 1.86, rear + 0.5],
      [side * 0.74, 1.84, rear],
    ];
    inner(scene, door, [0, 0, -1], '#7d7a68');
  }
}

/** Light falls off away from the doors. */
function drawCorners(scene: Scene): void {
  scene.occlusion(level(height), [0, height, 0.9], [0, height, rear], 0.4, corner);
  for (const side of sides) {
    const x = side * half;
    scene.occlusion(sideWall(x), [x, 1, 1], [x, 1, 3.8], 0.38, corner);
  }
}

/** Lockers under the ceiling, with a strip of light along their lower edge. */
function drawLockers(scene: Scene, side: -1 | 1): void {
  const x = side * 0.62;
  const [left, right] = side > 0 ? [0.62, half] : [-half, -0.62];
  scene.box([left, 1.56, 0.8, right, height, 3.9], '#bf9c6e', { sunlight: 0 });
  for (const door of range(5)) {
    const z = 0.8 + door * 0.62;
    scene.line([x, 1.58, z], [x, height - 0.04, z], '#4a3520', 1.6, 0.8);
    scene.circle(scene.at([x, 1.64, z + 0.31]), scene.scale([x, 1.6, z]) * 0.016, '#2e2418');
  }
  const front: Point3[] = [
    [x, 1.56, 0.8],
    [x, 1.56, 3.9],
    [x, height, 3.9],
    [x, height, 0.8],
  ];
  scene.occlusion(front, [x, 1.7, 1], [x, 1.7, 3.8], 0.5, corner);
  const strip = [scene.at([side * 0.63, 1.55, 0.9]), scene.at([side * 0.63, 1.55, 3.9])];
  scene.stroke(strip, '#ffdca0', 3, { opacity: 0.9 });
  scene.stroke(strip, '#ffc878', 26, { opacity: 0.35, blur: 12, blend: 'screen' });
}
