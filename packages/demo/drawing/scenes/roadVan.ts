import { css, mix } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { type Point2, type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';

const length = 5.4;
const green = '#55694c';
const orange = '#c9824c';
const rubber = '#2a322c';
const tyre = '#141a17';

/** A camper van from behind, its rear axle's middle at (x, z); lit at dusk. */
export function drawVanFromBehind(scene: Scene, hour: Hour, x: number, z: number): void {
  const dusk = hour.name === 'dusk';
  drawShadow(scene, x, z);
  drawSide(scene, x - 1, z, dusk);
  drawRear(scene, hour, [x, z]);
  scene.box([x - 0.8, 2.78, z + 0.4, x + 0.8, 3, z + 3.2], '#2f3836');
  const metre = scene.scale([x, 0, z]);
  scene.glow(scene.at([x, 1.9, z]), metre * 2.2, metre * 1.4, '#ffc477', dusk ? 0.22 : 0);
  scene.glow(scene.at([x, 0, z + 16]), 190, 26, '#fff0cf', dusk ? 0.55 : 0);
}

function drawShadow(scene: Scene, x: number, z: number): void {
  const onRoad = (points: readonly (readonly [number, number])[]) =>
    points.map(([dx, dz]) => scene.at([x + dx, 0, z + dz]));
  scene.group({ blur: 6 }, () => {
    const long = onRoad([
      [-1.15, 0],
      [1.15, 0],
      [0.9, -4],
      [-1.5, -4],
    ]);
    scene.shape(long, '#0f1613', { opacity: 0.55 });
  });
  scene.group({ blur: 3 }, () => {
    const contact = onRoad([
      [-1.1, -0.3],
      [1.1, -0.3],
      [1.1, length],
      [-1.1, length],
    ]);
    scene.shape(contact, '#0c120f', { opacity: 0.85 });
  });
}

/** The left side, which the camera just sees. */
function drawSide(scene: Scene, x: number, z: number, dusk: boolean): void {
  const left: Point3 = [-1, 0, 0];
  const plate = (z0: number, y0: number, z1: number, y1: number, at = x - 0.005): Point3[] => [
    [at, y0, z + z0],
    [at, y0, z + z1],
    [at, y1, z + z1],
    [at, y1, z + z0],
  ];
  scene.face(plate(0, 0.4, length, 2.65, x), left, '#cfc8b6');
  scene.face(plate(0, 0.42, length, 1.3), left, green);
  scene.face(plate(0, 1.3, length, 1.34), left, orange);
  const windows = [
    { from: 0.5, to: 1.7, lamp: true },
    { from: 2.2, to: 3.4, lamp: true },
    { from: 4.3, to: 5.2, lamp: false },
  ];
  for (const { from, to, lamp } of windows) {
    scene.face(plate(from - 0.06, 1.44, to + 0.06, 2.26), left, rubber);
    const pane = plate(from, 1.5, to, 2.2);
    if (lamp && dusk) scene.flat(pane, '#f0b165');
    else scene.face(pane, left, '#7d8a88');
  }
  for (const axle of [1.1, 4.5]) {
    const wheel = range(20).map((step): Point3 => {
      const angle = step * 0.314;
      return [x - 0.02, 0.36 + 0.36 * Math.sin(angle), z + axle + 0.36 * Math.cos(angle)];
    });
    scene.shape(
      wheel.map((point) => scene.at(point)),
      tyre,
    );
  }
}

/** The rear as a flat drawing; its parts are shares of its width and height on the sheet. */
function drawRear(scene: Scene, hour: Hour, [x, z]: Point2): void {
  const dusk = hour.name === 'dusk';
  const [left, top] = scene.at([x - 1.02, 2.75, z]);
  const [right, bottom] = scene.at([x + 1.02, 0.42, z]);
  const [width, height] = [right - left, bottom - top];
  for (const wheel of [left + width * 0.04, right - width * 0.24]) {
    scene.rect(tyre, wheel, bottom - height * 0.03, width * 0.2, height * 0.19, { radius: 5 });
  }
  const paint = scene.lit('#e6dfce', [0, 0, -1]);
  const shell = [
    `M${coordinates(left, bottom)}L${coordinates(left, top + height * 0.2)}`,
    `Q${coordinates(left + width * 0.02, top, left + width * 0.14, top)}`,
    `L${coordinates(right - width * 0.14, top)}`,
    `Q${coordinates(right - width * 0.02, top, right, top + height * 0.2)}`,
    `L${coordinates(right, bottom)}Z`,
  ].join('');
  const fall = scene.vertical(top, bottom, [
    [0, mix(paint, hour.glow, 0.35)],
    [0.35, paint],
    [1, mix(paint, '#1f2a24', 0.6)],
  ]);
  scene.path(shell, fall);
  scene.rect(css(green, 0.9), left, top + height * 0.6, width, height * 0.4);
  scene.rect(orange, left, top + height * 0.585, width, height * 0.015);
  for (const door of [0.1, 0.53]) {
    const [paneLeft, paneTop] = [left + width * door, top + height * 0.17];
    const [paneWidth, paneHeight] = [width * 0.37, height * 0.3];
    scene.rect('#20282a', paneLeft - 3, paneTop - 3, paneWidth + 6, paneHeight + 6, { radius: 9 });
    const light = scene.vertical(paneTop, paneTop + paneHeight, [
      [0, '#ffdf9f'],
      [0.6, '#e39a52'],
      [1, '#8a5226'],
    ]);
    scene.rect(dusk ? light : '#5b6d70', paneLeft, paneTop, paneWidth, paneHeight, { radius: 7 });
  }
  const middle = left + width * 0.5;
  const seam: Point2[] = [
    [middle, top + 4],
    [middle, bottom],
  ];
  scene.stroke(seam, rubber, 1.6, { opacity: 0.7 });
  scene.rect(rubber, left - 2, bottom - height * 0.05, width + 4, height * 0.07, { radius: 3 });
  scene.rect('#e8e2d0', left + width * 0.4, bottom - height * 0.15, width * 0.2, height * 0.05);
  const metre = scene.scale([x, 0, z]);
  for (const share of [0.035, 0.925]) {
    const [lampLeft, lampTop] = [left + width * share, top + height * 0.62];
    scene.rect('#c8412c', lampLeft, lampTop, width * 0.04, height * 0.16, { radius: 3 });
    scene.rect('#ffb08a', lampLeft + 1, lampTop + 3, width * 0.04 - 2, height * 0.06);
    const at: Point2 = [lampLeft + width * 0.02, lampTop + height * 0.08];
    scene.glow(at, metre * 0.8, metre * 0.7, '#ff6a45', dusk ? 0.7 : 0.15);
  }
}
