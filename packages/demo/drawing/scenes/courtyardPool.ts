import { mix } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { boundsOf, type Point3, range } from '../kit/maths.ts';
import { edges } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { court, render } from './courtyardWing.ts';

const corners: Point3[] = [
  [-4.4, 0.02, 3.2],
  [1.9, 0.02, 3.2],
  [1.9, 0.02, 24],
  [-4.4, 0.02, 24],
];

/** The pool: the sky in it, and the wings upside down. */
export function drawPool(scene: Scene, hour: Hour): void {
  const outline = scene.camera.polygon(corners);
  scene.box([-4.7, 0, 3, 2.2, 0.02, 24.3], '#b9ae98');
  const water = scene.vertical(boundsOf(outline).top, 900, [
    [0, mix(hour.haze, '#ffffff', 0.25)],
    [0.3, mix(hour.sky[1][1], '#6f8580', 0.25)],
    [1, mix(hour.sky[0][1], '#1f2e2b', 0.66)],
  ]);
  scene.shape(outline, water);
  scene.clipped(outline, () => {
    scene.group({ blur: 3, opacity: 0.75 }, () => drawReflections(scene));
    scene.veil('#e9efe6', {
      frequency: [0.004, 0.05],
      gain: 2.4,
      offset: -1.25,
      seed: scene.seed + 5,
      top: 520,
      height: 380,
      opacity: 0.42,
    });
    const depth = scene.vertical(900, 640, [
      [0, '#16221d', 0.6],
      [1, '#16221d', 0],
    ]);
    scene.rect(depth);
  });
  for (const [from, to] of edges(corners)) scene.line(from, to, '#efe6d2', 1.4, 0.5);
}

const wingUpsideDown = (x: number): Point3[] => [
  [x, -3.8, 1],
  [x, -3.8, court.end],
  [x, -15.5, court.end],
  [x, -15.5, 1],
];

function drawReflections(scene: Scene): void {
  scene.flat(wingUpsideDown(court.left), mix(scene.lit(render, [1, 0, 0], 0), '#4a5a50', 0.5));
  scene.flat(wingUpsideDown(court.right), mix(scene.lit(render, [-1, 0, 0]), '#5c6a5a', 0.35));
  for (const storey of range(3)) {
    const [top, bottom] = [-4.5 - storey * 3.8, -7.2 - storey * 3.8];
    for (let u = 4; u < 43; u += 3.1) {
      for (const x of [court.left, court.right]) {
        const window: Point3[] = [
          [x, top, u],
          [x, top, u + 2],
          [x, bottom, u + 2],
          [x, bottom, u],
        ];
        scene.flat(window, '#3d4a45');
      }
    }
  }
  const pavilion: Point3[] = [
    [-6, 0, court.end],
    [8, 0, court.end],
    [8, -4.4, court.end],
    [-6, -4.4, court.end],
  ];
  scene.flat(pavilion, '#8d8a78');
}
