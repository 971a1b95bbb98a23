import { css, mix } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { lerp, type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';

/** The roof's height in metres, and the panels on it: along the van, across it. */
const roof = 2.72;
const panels = { from: 2.2, to: 4.6, near: 0.3, far: 1.7, top: 2.82 } as const;

/** Solar panels, the roof window, and, seen from above, cells, frames and rails. */
export function drawCamperRoof(scene: Scene, hour: Hour): void {
  const fromAbove = scene.camera.position[1] > panels.top;
  if (fromAbove) drawRails(scene);
  scene.box([panels.from, roof, panels.near, panels.to, panels.top, panels.far], '#2c3534');
  if (fromAbove) drawCells(scene, hour);
  scene.box([4.9, roof, 0.5, 5.5, 2.9, 1.4], '#d8d2c2');
  if (fromAbove) drawRoofWindow(scene, hour);
}

/** A level rectangle over the roof. */
const level = (x0: number, x1: number, z0: number, z1: number, y: number): Point3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

function drawRails(scene: Scene): void {
  scene.group({ blur: 5, opacity: 0.45 }, () => {
    const shadow = level(panels.from + 0.05, panels.to + 0.25, panels.near - 0.16, panels.far, 2.705);
    scene.flat(shadow, '#1a211d');
  });
  for (const z of [0.14, 1.86]) {
    for (const x of range(5))
      scene.box([2 + x * 0.9, 2.7, z - 0.03, 2.08 + x * 0.9, 2.78, z + 0.03], '#3a423d');
    scene.box([1.9, 2.77, z - 0.025, 5.8, 2.81, z + 0.025], '#6d746c');
  }
}

/** Two panels of dark cells; the sky lies on the glass, brighter away from the viewer. */
function drawCells(scene: Scene, hour: Hour): void {
  const y = panels.top + 0.002;
  const middle = (panels.from + panels.to) / 2;
  for (const [from, to] of [
    [panels.from + 0.03, middle - 0.02],
    [middle + 0.02, panels.to - 0.03],
  ] as const) {
    const [near, far] = [panels.near + 0.03, panels.far - 0.03];
    const glass = scene.linear(scene.at([from, y, near]), scene.at([to, y, far]), [
      [0, '#141f2b'],
      [0.55, '#223649'],
      [1, mix('#3c566b', hour.glow, 0.35)],
    ]);
    scene.flat(level(from, to, near, far, y), glass);
    const columns = 6;
    const rows = 8;
    for (const column of range(columns + 1)) {
      const x = lerp(from, to, column / columns);
      scene.line([x, y, near], [x, y, far], '#8fa2ae', 1, 0.5);
    }
    for (const row of range(rows + 1)) {
      const z = lerp(near, far, row / rows);
      scene.line([from, y, z], [to, y, z], '#8fa2ae', 1, 0.5);
    }
    const sheen: Point3[] = [
      [lerp(from, to, 0.18), y, near],
      [lerp(from, to, 0.42), y, near],
      [lerp(from, to, 0.86), y, far],
      [lerp(from, to, 0.62), y, far],
    ];
    scene.flat(sheen, css(mix(hour.glow, '#ffffff', 0.5), 0.16));
  }
}

function drawRoofWindow(scene: Scene, hour: Hour): void {
  const glass = scene.linear(scene.at([4.95, 2.9, 0.55]), scene.at([5.45, 2.9, 1.35]), [
    [0, '#5d6a68'],
    [1, mix(hour.haze, '#ffffff', 0.3)],
  ]);
  scene.flat(level(4.97, 5.43, 0.57, 1.33, 2.902), glass);
}
