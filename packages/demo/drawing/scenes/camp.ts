import { css, mix } from '../kit/colour.ts';
import { lerp, type Point2, type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';

/** The awning at the van's side: from `left` to `right`, out to `front`, in metres. */
const awning = { left: 2, right: 5.2, top: 2.52, front: -2.5 } as const;

/** The awning with its string of lamps, a table and two chairs. */
export function drawCamp(scene: Scene, dusk: boolean): void {
  drawAwning(scene, dusk);
  drawLampString(scene, dusk);
  drawTable(scene, dusk);
  drawChair(scene, [3, 0, -2.2], 1);
  drawChair(scene, [4.75, 0, -1.8], -1);
}

function drawAwning(scene: Scene, dusk: boolean): void {
  const { left, right, top, front } = awning;
  const strip = (x0: number, x1: number): Point3[] => [
    [x0, top, 0],
    [x1, top, 0],
    [x1, top - 0.3, front],
    [x0, top - 0.3, front],
  ];
  scene.flat(strip(left, right), dusk ? css(mix('#e8b077', '#8a6a4a', 0.2)) : '#cfc6ae');
  for (const index of range(5)) {
    const x = left + index * 0.8;
    scene.flat(strip(x, x + 0.4), css('#7d6a48', 0.3));
  }
  scene.box([left, top - 0.44, front - 0.02, right, top - 0.28, front], '#8FAA7A');
  for (const x of [left + 0.05, right - 0.05]) {
    scene.line([x, 0, front], [x, top - 0.3, front], '#2a322c', 2.2);
  }
}

function drawLampString(scene: Scene, dusk: boolean): void {
  const { left, right, top, front } = awning;
  const pieces = 22;
  let last: Point2 | undefined;
  for (const index of range(pieces + 1)) {
    const t = index / pieces;
    const sag = 0.09 * Math.sin(((t * 4) % 1) * Math.PI);
    const [x, y] = scene.at([lerp(left, right, t), top - 0.46 - sag, front]);
    if (last !== undefined) scene.stroke([last, [x, y]], '#2a2a22', 0.8);
    last = [x, y];
    if (index % 2 === 0) continue;
    scene.glow([x, y + 3], 26, 26, '#ffca7c', dusk ? 0.85 : 0.1);
    scene.circle([x, y + 3], 2.6, '#fff2d0');
  }
}

function drawTable(scene: Scene, dusk: boolean): void {
  scene.box([3.3, 0.66, -2.1, 4.3, 0.7, -1.5], '#b88a58');
  const legs = [
    [3.35, -2.05],
    [4.25, -2.05],
    [3.35, -1.55],
    [4.25, -1.55],
  ] as const;
  for (const [x, z] of legs) scene.line([x, 0, z], [x, 0.66, z], '#2a2f28', 1.6);
  scene.box([3.7, 0.7, -1.85, 3.78, 0.9, -1.77], '#fff0cc');
  scene.glow(scene.at([3.74, 0.82, -1.8]), 70, 60, '#ffc977', dusk ? 0.8 : 0);
}

/** A folding chair that looks to the right (1) or to the left (-1). */
function drawChair(scene: Scene, [x, , z]: Point3, facing: 1 | -1): void {
  const cloth = (points: readonly Point3[], paint: string) => {
    const placed = points.map(([dx, y, dz]): Point3 => [x + dx * facing, y, z + dz]);
    scene.shape(
      placed.map((point) => scene.at(point)),
      paint,
    );
  };
  const seat: Point3[] = [
    [-0.25, 0.42, -0.28],
    [0.28, 0.46, -0.28],
    [0.28, 0.46, 0.28],
    [-0.25, 0.42, 0.28],
  ];
  const back: Point3[] = [
    [-0.25, 0.42, -0.28],
    [-0.5, 1, -0.28],
    [-0.5, 1, 0.28],
    [-0.25, 0.42, 0.28],
  ];
  cloth(seat, '#3d4d3c');
  cloth(back, '#52654b');
  for (const side of [z - 0.28, z + 0.28]) {
    scene.line([x - 0.32 * facing, 0, side], [x + 0.3 * facing, 0.6, side], '#20261f', 2);
    scene.line([x + 0.3 * facing, 0, side], [x - 0.36 * facing, 0.62, side], '#20261f', 2);
  }
}
