import { type Colour, css, mix } from '../kit/colour.ts';
import { normalize, type Point3, range } from '../kit/maths.ts';
import { edges } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';
import { vanProfile } from './camperVan.ts';

const benchTop = 0.92;

/** A workbench along the back wall with drawers, a vice and boxes on it. */
export function drawBench(scene: Scene, back: number): void {
  const { random } = scene;
  const z = back - 0.75;
  scene.group({ blur: 6, opacity: 0.5 }, () => {
    const shadow: Box = [-5.6, 0, z, 4.4, benchTop, back];
    scene.shape(scene.boxShadow(shadow, { axis: 'y', at: 0.01 }), '#1b1d18');
  });
  for (const x of [-5.5, -2.9, -0.3, 2.3]) {
    scene.box([x, 0, z + 0.05, x + 1.9, benchTop - 0.07, back], '#7d8a6c', { sunlight: 0 });
    for (const drawer of range(4)) {
      const y = 0.12 + drawer * 0.19;
      scene.line([x + 0.06, y, z + 0.05], [x + 1.84, y, z + 0.05], '#39432f', 1, 0.7);
      scene.line([x + 0.8, y + 0.12, z + 0.05], [x + 1.1, y + 0.12, z + 0.05], '#d9d2bd', 1.6, 0.8);
    }
  }
  scene.box([-5.6, benchTop - 0.07, z, 4.4, benchTop, back], '#b98f5e', { sunlight: 0.3 });
  for (const index of range(9)) {
    const x = -5.2 + index * 1.05 + random.bell() * 0.15;
    const height = random.between(0.12, 0.34);
    const colour = random.pick(['#c98f5a', '#5f7160', '#d8cdb4', '#8a5a3c', '#93a07f']);
    scene.box(
      [x, benchTop, back - 0.5, x + random.between(0.2, 0.5), benchTop + height, back - 0.15],
      colour,
    );
  }
}

/** Outlines of hand tools on a board: length in metres, and the width of head and handle. */
const tools = [
  { length: 0.34, head: 0.16, handle: 0.035 },
  { length: 0.28, head: 0.06, handle: 0.03 },
  { length: 0.4, head: 0.09, handle: 0.04 },
  { length: 0.24, head: 0.1, handle: 0.03 },
] as const;

/** Boards with tools over the bench, and a shelf with paint and parts. */
export function drawToolWall(scene: Scene, back: number): void {
  const z = back - 0.03;
  const plate = (x0: number, y0: number, x1: number, y1: number, colour: Colour) => {
    const corners: Point3[] = [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ];
    scene.face(corners, [0, 0, -1], colour, { sunlight: 0 });
  };
  for (const board of [-5.2, -2.1]) {
    plate(board, 1.35, board + 2.7, 2.75, '#c3a57b');
    for (const index of range(18)) {
      const tool = tools[(index * 5 + scene.seed) % tools.length] ?? tools[0];
      const x = board + 0.22 + (index % 9) * 0.28;
      const top = index < 9 ? 2.62 : 1.95;
      plate(x - tool.head / 2, top - 0.1, x + tool.head / 2, top, '#424a44');
      plate(x - tool.handle / 2, top - tool.length, x + tool.handle / 2, top - 0.08, '#8a4f2e');
    }
  }
  drawShelves(scene, back);
}

function drawShelves(scene: Scene, back: number): void {
  const { random } = scene;
  for (const y of [1.4, 1.95, 2.5]) {
    scene.box([1.1, y, back - 0.34, 4.4, y + 0.04, back], '#8f744d', { sunlight: 0.2 });
    let x = 1.2;
    while (x < 4.2) {
      const width = random.between(0.14, 0.32);
      const height = random.between(0.16, 0.36);
      const colour = random.pick(['#6B8359', '#d8cdb4', '#a8613a', '#3f4b45', '#c99a6b', '#b5b89c']);
      scene.box([x, y + 0.04, back - 0.28, x + width, y + 0.04 + height, back - 0.06], colour);
      x += width + random.between(0.02, 0.16);
    }
  }
}

/** A van under its winter cover, its front lower left corner at `foot`. */
export function drawCoveredVan(scene: Scene, foot: Point3): void {
  const [x0, , z0] = foot;
  const cloth = '#a3ab94';
  const depth = 2.1;
  scene.group({ blur: 8, opacity: 0.6 }, () => {
    const shadow: Box = [x0 - 0.2, 0, z0 - 0.2, x0 + 6.3, 0.4, z0 + depth];
    scene.shape(scene.boxShadow(shadow, { axis: 'y', at: 0.005 }), '#171914');
  });
  // The cover hangs to the floor and rounds the bonnet off.
  const outline = vanProfile.map(([x, y]) => [x0 + x, y < 1 ? 0.12 : y + 0.06] as const);
  const [eyeX, eyeY] = scene.camera.position;
  for (const [a, b] of edges(outline)) {
    const normal = normalize([b[1] - a[1], a[0] - b[0], 0]);
    if (Number.isNaN(normal[0])) continue;
    const faces = (eyeX - a[0]) * normal[0] + (eyeY - a[1]) * normal[1] > 0;
    if (!faces) continue;
    const panel: Point3[] = [
      [a[0], a[1], z0],
      [b[0], b[1], z0],
      [b[0], b[1], z0 + depth],
      [a[0], a[1], z0 + depth],
    ];
    scene.face(panel, normal, cloth, { sunlight: 0.3 });
  }
  const side = outline.map(([x, y]) => scene.at([x, y, z0]));
  const light = scene.lit(cloth, [0, 0, -1], 0);
  const top = scene.at([x0 + 3, 2.75, z0])[1];
  const bottom = scene.at([x0 + 3, 0, z0])[1];
  const fall = scene.vertical(top, bottom, [
    [0, mix(light, '#fff4dd', 0.2)],
    [0.45, light],
    [1, mix(light, '#2e332c', 0.5)],
  ]);
  scene.shape(side, fall);
  scene.clipped(side, () => {
    for (const fold of range(13)) {
      const x = x0 + 0.2 + fold * 0.48 + scene.random.bell() * 0.1;
      const lean = scene.random.bell() * 0.12;
      const crease: Point3[] = [
        [x, 2.75, z0],
        [x + 0.05, 2.75, z0],
        [x + 0.16 + lean, 0.1, z0],
        [x + lean, 0.1, z0],
      ];
      scene.flat(crease, css(fold % 2 === 0 ? '#3b4038' : '#fff6e2', 0.13));
    }
  });
  for (const y of [0.75, 1.55])
    scene.line([x0, y, z0 - 0.01], [x0 + 6.1, y + 0.02, z0 - 0.01], '#5d4a34', 2.2, 0.7);
}
