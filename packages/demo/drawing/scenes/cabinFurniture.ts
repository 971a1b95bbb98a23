import { type Colour, css, mix } from '../kit/colour.ts';
import { drawLeaves, indoorGreens } from '../kit/leaves.ts';
import { type Point2, type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';

const half = 0.98;
const rear = 3.95;
const wood = '#4a3520';
const shade = '#1c1a10';

/** Bed, kitchen, bench and runner. */
export function drawCabinFurniture(scene: Scene): void {
  drawBed(scene);
  drawKitchen(scene);
  drawBench(scene);
  drawRunner(scene);
}

/** Platform, mattress and a folded blanket with its fringe of folds. */
function drawBed(scene: Scene): void {
  const { random } = scene;
  scene.box([-half, 0, 2.75, half, 0.5, rear], '#a47c4e', { sunlight: 0 });
  for (const x of [-0.32, 0.34]) scene.line([x, 0.03, 2.75], [x, 0.48, 2.75], wood, 1.6);
  scene.box([-half, 0.5, 2.7, half, 0.66, rear], '#e9e1cf', { sunlight: 0.6 });
  const cloth = (points: readonly Point3[], paint: string) =>
    scene.shape(
      points.map((point) => scene.at(point)),
      paint,
    );
  const y = (point: Point3) => scene.at(point)[1];
  const top: Point3[] = [
    [-half, 0.665, 3.3],
    [half, 0.665, 3.2],
    [half, 0.665, 2.7],
    [-half, 0.665, 2.7],
  ];
  const topLight = scene.vertical(y([0, 0.66, 3.3]), y([0, 0.66, 2.7]), [
    [0, '#b9c39c'],
    [1, '#77895f'],
  ]);
  cloth(top, topLight);
  const hanging: Point3[] = [
    [-half, 0.665, 2.7],
    [half, 0.665, 2.7],
    [half, 0.36, 2.68],
    [0.4, 0.33, 2.66],
    [-0.2, 0.37, 2.68],
    [-half, 0.34, 2.67],
  ];
  const hangingLight = scene.vertical(y([0, 0.66, 2.7]), y([0, 0.34, 2.7]), [
    [0, '#6f8158'],
    [1, '#3f4d33'],
  ]);
  cloth(hanging, hangingLight);
  for (const fold of range(9)) {
    const x = -0.9 + fold * 0.23;
    const dark: Point3[] = [
      [x, 0.66, 2.695],
      [x + 0.05, 0.66, 2.695],
      [x + 0.08 + random.bell() * 0.05, 0.36, 2.67],
      [x + 0.02, 0.36, 2.67],
    ];
    const light: Point3[] = [
      [x, 0.667, 3.22],
      [x + 0.03, 0.667, 3.22],
      [x + 0.06 + random.bell() * 0.1, 0.667, 2.72],
      [x + 0.02, 0.667, 2.72],
    ];
    cloth(dark, css('#2b3823', 0.3));
    cloth(light, css('#eef0d6', 0.22));
  }
  drawPillow(scene, -0.62, '#f3ecdb');
  drawPillow(scene, -0.2, '#c98f5a');
  drawPillow(scene, 0.55, '#e5dcc6');
}

function drawPillow(scene: Scene, x: number, colour: Colour): void {
  const foot: Point3 = [x, 0.67, 3.75];
  const [left, bottom] = scene.at(foot);
  const metre = scene.scale(foot);
  const by = (...shares: readonly number[]) => coordinates(...shares.map((share) => share * metre));
  const outline = `M${coordinates(left - metre * 0.26, bottom)}q${by(-0.02, -0.2, 0.04, -0.24)}q${by(0.22, -0.05, 0.44, 0)}q${by(0.06, 0.1, 0.04, 0.24)}q${by(-0.26, 0.05, -0.52, 0)}Z`;
  const light = scene.vertical(bottom - metre * 0.26, bottom + 3, [
    [0, mix(colour, '#fff2d6', 0.3)],
    [0.45, mix(colour, '#8a7455', 0.22)],
    [1, mix(colour, '#4a3522', 0.55)],
  ]);
  scene.path(outline, light);
}

/** The kitchen run on the left: drawers, worktop and what stands on it. */
function drawKitchen(scene: Scene): void {
  scene.box([-half, 0, 0.6, -0.48, 0.86, 2.45], '#9aa783', { sunlight: 0 });
  scene.box([-half, 0.86, 0.6, -0.45, 0.9, 2.47], '#bfa077', { sunlight: 0.5 });
  for (const z of [1.2, 1.8]) scene.line([-0.48, 0.05, z], [-0.48, 0.84, z], '#3d4a34', 1.8, 0.8);
  const front: Point3[] = [
    [-0.48, 0, 0.6],
    [-0.48, 0, 2.45],
    [-0.48, 0.86, 2.45],
    [-0.48, 0.86, 0.6],
  ];
  scene.occlusion(front, [-0.48, 0.1, 1], [-0.48, 0.8, 2.5], 0.55, shade);
  drawVessel(scene, [-0.6, 2.22], 0.045, 0.15, '#d8cfb8');
  drawVessel(scene, [-0.55, 2.05], 0.035, 0.085, '#c07a45');
  const pot = drawVessel(scene, [-0.82, 2.32], 0.07, 0.14, '#e0d5bd');
  const [x, y] = pot.foot;
  drawLeaves(
    scene,
    scene.random,
    [
      [x, y - pot.metre * 0.24, pot.metre * 0.12],
      [x + pot.metre * 0.06, y - pot.metre * 0.17, pot.metre * 0.09],
      [x - pot.metre * 0.07, y - pot.metre * 0.17, pot.metre * 0.09],
    ],
    { count: 130, palette: indoorGreens, size: pot.metre * 0.02, light: [0.9, -0.4] },
  );
  const kettle = drawVessel(scene, [-0.66, 1.72], 0.075, 0.13, '#47534c');
  const spout = `M${coordinates(kettle.foot[0] + kettle.metre * 0.07, kettle.foot[1] - kettle.metre * 0.11)}l${coordinates(kettle.metre * 0.06, -kettle.metre * 0.03)}`;
  scene.stroke(spout, '#47534c', 6);
  const steam: Point2 = [kettle.foot[0] + kettle.metre * 0.1, kettle.foot[1] - kettle.metre * 0.25];
  scene.glow(steam, kettle.metre * 0.12, kettle.metre * 0.2, '#fff3dc', 0.4);
}

/** A round vessel on the worktop at (x, z); sizes in metres. */
function drawVessel(
  scene: Scene,
  [x, z]: Point2,
  radius: number,
  height: number,
  colour: Colour,
): { foot: Point2; metre: number } {
  const foot = scene.at([x, 0.9, z]);
  const metre = scene.scale([x, 0.9, z]);
  const halfWidth = radius * metre;
  const light = scene.linear(
    [foot[0] - halfWidth, 0],
    [foot[0] + halfWidth, 0],
    [
      [0, mix(colour, '#1f1a10', 0.5)],
      [0.75, colour],
      [1, mix(colour, '#fff0cf', 0.6)],
    ],
  );
  const top = foot[1] - height * metre;
  scene.rect(light, foot[0] - halfWidth, top, 2 * halfWidth, height * metre, { radius: halfWidth * 0.2 });
  return { foot, metre };
}

function drawBench(scene: Scene): void {
  scene.box([0.5, 0, 0.9, half, 0.42, 2.65], '#a9814f', { sunlight: 0 });
  scene.box([0.48, 0.42, 0.9, half, 0.54, 2.65], '#8d9a78', { sunlight: 0.6 });
  for (const z of [1.5, 2.1]) scene.line([0.48, 0.43, z], [half, 0.54, z], '#3d4a34', 1.4, 0.6);
  const front: Point3[] = [
    [0.48, 0, 0.9],
    [0.48, 0, 2.65],
    [0.48, 0.54, 2.65],
    [0.48, 0.54, 0.9],
  ];
  scene.occlusion(front, [0.48, 0.2, 1], [0.48, 0.5, 2.7], 0.5, shade);
}

const runnerStrip = (z0: number, z1: number, y: number): Point3[] => [
  [-0.3, y, z0],
  [0.34, y, z0],
  [0.34, y, z1],
  [-0.3, y, z1],
];

function drawRunner(scene: Scene): void {
  const weave = (points: readonly Point3[], colour: Colour) =>
    scene.face(points, [0, 1, 0], colour, { sunlight: 0 });
  weave(runnerStrip(0.4, 2.6, 0.005), '#d2c3a0');
  for (const stripe of range(12)) {
    const z = 0.5 + stripe * 0.18;
    weave(runnerStrip(z, z + 0.04, 0.006), stripe % 3 === 0 ? '#b8743f' : '#7f8c66');
  }
}
