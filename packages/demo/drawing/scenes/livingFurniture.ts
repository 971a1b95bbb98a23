import { type Colour, tinted } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { indoorGreens } from '../kit/leaves.ts';
import { type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';
import { drawTree } from '../kit/tree.ts';

const floor: Point3 = [0, 1, 0];
const shelfLeft = -3.2;

/** Sofa colours; the seed picks one. */
const sofas = ['#9ba888', '#b8a88a', '#7f8c86'] as const;

/** Shelves, rug, sofa, table, chair, plants and lamp; `drawSun` lays the sun on the rug. */
export function drawLivingFurniture(scene: Scene, hour: Hour, drawSun: () => void): void {
  drawShelves(scene);
  drawRug(scene);
  drawSun();
  drawSofa(scene, sofas[(scene.seed - 1) % 3] ?? sofas[0]);
  drawTable(scene);
  drawChair(scene);
  drawPlant(scene);
  drawLamp(scene, hour.name === 'dusk');
}

/** Boxes with a soft shadow on the floor; wide `edge` lines round the corners of upholstery. */
function drawSoft(scene: Scene, boxes: readonly Box[], colour: Colour, shadow: number, edge = 0.5): void {
  scene.group({ blur: 5, opacity: shadow }, () => {
    for (const box of boxes) scene.shape(scene.boxShadow(box, { axis: 'y', at: 0.01 }), '#1d1a14');
  });
  for (const box of boxes) scene.box(box, colour, { sunlight: 0.45, edge });
}

function drawShelves(scene: Scene): void {
  const { random } = scene;
  scene.box([shelfLeft, 0, 3.2, shelfLeft + 0.4, 0.55, 6], '#7c6a4c');
  for (const y of [1.25, 1.72, 2.19]) {
    scene.box([shelfLeft, y, 2.6, shelfLeft + 0.28, y + 0.035, 5.9], '#9a7b52');
    let z = 5.8;
    while (z > 2.7) {
      const width = random.between(0.03, 0.07);
      const height = random.between(0.2, 0.34);
      if (random.chance(0.68)) {
        const book: Box = [shelfLeft + 0.04, y + 0.035, z - width, shelfLeft + 0.22, y + 0.035 + height, z];
        scene.box(
          book,
          random.pick(['#6B8359', '#d8cdb4', '#8a5a3c', '#3c4a44', '#c99a6b', '#b5b89c', '#46553f']),
        );
      }
      z -= width + (random.chance(0.1) ? 0.3 : 0.004);
    }
  }
}

const rugStrip = (z0: number, z1: number, y: number): Point3[] => [
  [-1.2, y, z0],
  [3.1, y, z0],
  [3.1, y, z1],
  [-1.2, y, z1],
];

function drawRug(scene: Scene): void {
  scene.group({ opacity: 0.9 }, () =>
    scene.face(rugStrip(2.5, 5.4, 0.01), floor, '#cfc9b4', { sunlight: 0 }),
  );
  for (const stripe of range(9)) {
    const z = 2.6 + stripe * 0.32;
    scene.face(rugStrip(z, z + 0.06, 0.012), floor, '#8e9a7c', { sunlight: 0 });
  }
}

function drawSofa(scene: Scene, colour: Colour): void {
  const seat: Box = [2.75, 0.12, 3, 3.75, 0.42, 5.5];
  const back: Box = [3.45, 0.42, 3, 3.8, 0.86, 5.5];
  const farArm: Box = [2.75, 0.12, 5.5, 3.8, 0.66, 5.72];
  const nearArm: Box = [2.75, 0.12, 2.8, 3.8, 0.66, 3];
  const cushions: Box[] = [
    [2.75, 0.42, 3.04, 3.45, 0.54, 4.2],
    [2.75, 0.42, 4.24, 3.45, 0.54, 5.46],
    [3.28, 0.54, 3.1, 3.5, 0.92, 3.7],
    [3.26, 0.54, 4.7, 3.5, 0.94, 5.3],
  ];
  drawSoft(scene, [seat, back, farArm, ...cushions, nearArm], colour, 0.5, 9);
  const seams: [Point3, Point3][] = [
    [
      [2.75, 0.42, 4.22],
      [3.42, 0.54, 4.22],
    ],
    [
      [2.74, 0.3, 3],
      [2.74, 0.3, 5.5],
    ],
    [
      [2.74, 0.42, 3.04],
      [2.74, 0.42, 5.46],
    ],
    [
      [2.76, 0.12, 3],
      [2.76, 0.66, 3],
    ],
  ];
  for (const [from, to] of seams) scene.line(from, to, '#2f3a28', 2, 0.45);
  scene.line([2.73, 0.55, 3.04], [2.73, 0.55, 5.46], '#e9e6cf', 2.4, 0.5);
  scene.box([3.1, 0.57, 3.1, 3.24, 0.86, 3.55], '#c98f5a', { sunlight: 0.6, edge: 12 });
}

/** The table with two books and a vase. */
function drawTable(scene: Scene): void {
  drawSoft(scene, [[0.75, 0.34, 3.5, 1.85, 0.39, 4.6]], '#9a7448', 0.7);
  const legs = [
    [0.8, 3.55],
    [1.78, 3.55],
    [0.8, 4.5],
    [1.78, 4.5],
  ] as const;
  for (const [x, z] of legs) scene.box([x, 0, z, x + 0.05, 0.34, z + 0.05], '#4b3a26');
  scene.box([1.05, 0.39, 3.8, 1.4, 0.42, 4.05], '#e4ddcb');
  scene.box([1.08, 0.42, 3.82, 1.36, 0.445, 4.02], '#6B8359');
  drawVase(scene, [1.6, 0.39, 4.3]);
}

function drawVase(scene: Scene, foot: Point3): void {
  const [x, y] = scene.at(foot);
  const metre = scene.scale([foot[0], 0.4, foot[2]]);
  const outline = [
    [-0.06, 0],
    [-0.09, 0.12],
    [-0.035, 0.25],
    [0.035, 0.25],
    [0.09, 0.12],
    [0.06, 0],
  ] as const;
  const glaze = scene.linear(
    [x - metre * 0.1, 0],
    [x + metre * 0.1, 0],
    [
      [0, '#5d6b55'],
      [1, '#d9dcc6'],
    ],
  );
  scene.shape(
    outline.map(([dx, dy]) => [x + dx * metre, y - dy * metre] as const),
    glaze,
  );
  drawTree(scene, [x, y - metre * 0.23], metre * 0.5, {
    kind: 'multiStem',
    seed: scene.seed + 4,
    leaves: 90,
    leafSize: 3.4,
    palette: tinted(indoorGreens, '#8a9a70', 0.2),
    light: [0.7, -0.6],
  });
}

function drawChair(scene: Scene): void {
  const boxes: Box[] = [
    [-1.75, 0.3, 4.3, -0.95, 0.42, 5],
    [-1.85, 0.42, 4.3, -1.7, 0.95, 5],
  ];
  drawSoft(scene, boxes, '#b9855a', 0.7, 5);
  const legs = [
    [-1.75, 4.35],
    [-1, 4.35],
    [-1, 4.9],
  ] as const;
  for (const [x, z] of legs) scene.box([x, 0, z, x + 0.04, 0.3, z + 0.04], '#3b2f20');
}

/** A small tree in a pot, left of the window. */
function drawPlant(scene: Scene): void {
  const foot: Point3 = [-2.45, 0, 5.6];
  const [x, y] = scene.at(foot);
  const metre = scene.scale(foot);
  const pot = [
    [x - metre * 0.22, y - metre * 0.42],
    [x + metre * 0.22, y - metre * 0.42],
    [x + metre * 0.16, y],
    [x - metre * 0.16, y],
  ] as const;
  const clay = scene.linear(
    [x - metre * 0.2, 0],
    [x + metre * 0.2, 0],
    [
      [0, '#7d7a68'],
      [1, '#e9e0cc'],
    ],
  );
  scene.shape(pot, clay);
  drawTree(scene, [x, y - metre * 0.4], metre * 1.75, {
    kind: 'multiStem',
    seed: scene.seed * 2 + 3,
    leaves: 900,
    leafSize: metre * 0.06,
    palette: tinted(indoorGreens, '#3a4a34', 0.15),
    light: [0.9, -0.4],
  });
}

function drawLamp(scene: Scene, dusk: boolean): void {
  const hook: Point3 = [1.2, 2.8, 4.1];
  const shade: Point3 = [1.2, 2.05, 4.1];
  const [x, y] = scene.at(shade);
  const metre = scene.scale([1.2, 2, 4.1]);
  scene.stroke([scene.at(hook), [x, y]], '#2a2a22', 1.6);
  const half = metre * 0.34;
  const dome = `M${coordinates(x - half, y + metre * 0.2)}C${coordinates(x - metre * 0.3, y - metre * 0.02)} ${coordinates(x + metre * 0.3, y - metre * 0.02)} ${coordinates(x + half, y + metre * 0.2)}Z`;
  const enamel = scene.linear(
    [x - half, 0],
    [x + half, 0],
    [
      [0, '#3a4536'],
      [0.7, '#6B8359'],
      [1, '#b9c69c'],
    ],
  );
  scene.path(dome, enamel);
  scene.glow([x, y + metre * 0.24], metre * 0.8, metre * 0.6, '#ffd79a', dusk ? 0.7 : 0.25);
}
