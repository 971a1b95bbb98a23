import { css, mix, tinted } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { drawLeaves, greens } from '../kit/leaves.ts';
import { type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';
import { frontWall, leftWall, wallBox, wallRect } from '../kit/wall.ts';
import { drawWindow } from '../kit/window.ts';

const width = 32;
const depth = 15;
const storeyHeight = 3.15;
const front = frontWall(0, 0);
const gable = leftWall(0, 0);

/** Wall and screen colours; the seed picks a pair. */
const schemes = [
  { wall: '#e7dfcf', screen: '#8FAA7A' },
  { wall: '#d9d6c8', screen: '#a97f58' },
  { wall: '#d6b79c', screen: '#6B8359' },
] as const;

type Block = { scene: Scene; hour: Hour; storeys: number; top: number; wall: string; screen: string };

/** The block itself: shops below, loggias with balconies above, a gable in raking sun. */
export function drawResidentialBlock(scene: Scene, hour: Hour): void {
  const storeys = 5 + (scene.seed % 2);
  const scheme = schemes[(scene.seed - 1) % 3] ?? schemes[0];
  const block: Block = { scene, hour, storeys, top: storeys * storeyHeight + 1.1, ...scheme };
  drawBody(block);
  drawShops(block);
  const balconies = drawFront(block);
  for (const balcony of balconies) drawBalcony(block, balcony);
  drawGable(block);
}

function drawBody({ scene, hour, top, wall }: Block): void {
  scene.group({ blur: 1.2 }, () => {
    const path: Point3[] = [
      [-60, 0.01, -2.6],
      [60, 0.01, -2.6],
      [60, 0.01, -7],
      [-60, 0.01, -7],
    ];
    scene.flat(path, scene.lit('#cdbfa6', [0, 1, 0], 0.3));
  });
  scene.box([7, top, 5, 22, top + 3.4, 12], '#b9b7a4');
  scene.box([0, 0, 0, width, top, depth], wall);
  scene.box([-0.12, top - 0.35, -0.12, width, top, 0], '#f0e8d8');
  scene.box([-0.12, top - 0.35, 0, 0, top, depth], '#f0e8d8');
  scene.clipped(scene.camera.polygon(wallRect(front, 0, 0, width, top)), () => {
    const fall = scene.linear(
      [880, 80],
      [1500, 660],
      [
        [0, mix(hour.haze, '#ffffff', 0.2), 0.2],
        [0.5, '#2C3E2D', 0.08],
        [1, '#2C3E2D', 0.32],
      ],
    );
    scene.rect(fall);
  });
}

function drawShops({ scene, hour }: Block): void {
  scene.box([-0.02, 0, -0.02, width, storeyHeight, 0], '#9b9484');
  for (const bay of range(8)) {
    const lamp = scene.random.chance(0.45 + hour.lamps);
    const place = [0.5 + bay * 4, 0.15, 3.2, 2.6] as const;
    drawWindow(scene, front, place, { lamp, depth: 0.5, mullions: 2, wall: '#8d8676' });
  }
}

type Balcony = { u: number; y: number };

/** The storeys above the shops; returns the balconies in painting order: right to left, upwards. */
function drawFront({ scene, hour, storeys, screen }: Block): Balcony[] {
  const { random } = scene;
  const balconies: Balcony[] = [];
  for (let storey = 1; storey < storeys; storey += 1) {
    const y = storey * storeyHeight;
    scene.box([-0.06, y - 0.16, -0.06, width, y + 0.06, 0], '#cfc5b2');
    for (const bay of range(8)) {
      const u = bay * 4;
      const lamp = random.chance(hour.lamps);
      if ((bay + (storey % 2)) % 3 === 0) {
        drawWindow(scene, front, [u + 0.5, y + 0.75, 1.5, 1.75], { lamp, depth: 0.35 });
        const door = { lamp: random.chance(hour.lamps * 0.6), depth: 0.35, mullions: 0 };
        drawWindow(scene, front, [u + 2.5, y + 0.1, 0.9, 2.45], door);
        if (random.chance(0.5)) scene.box([u + 2.05, y + 0.1, -0.08, u + 2.45, y + 2.6, 0], screen);
      } else {
        const skyTone = mix(hour.haze, '#8fa8a6', 0.5);
        const loggia = { lamp, depth: 1, mullions: 2, wall: '#d8cbb4', skyTone };
        drawWindow(scene, front, [u + 0.3, y + 0.1, 3.3, 2.6], loggia);
        balconies.push({ u, y });
      }
      if (random.chance(0.42)) {
        for (const slat of range(5)) {
          const left = u + 3.57 + slat * 0.08;
          scene.box([left, y + 0.06, -0.12, left + 0.04, y + storeyHeight - 0.16, 0], '#8f7a5c');
        }
      }
    }
  }
  return balconies.toSorted((a, b) => b.u - a.u || a.y - b.y);
}

function drawBalcony({ scene, hour, screen }: Block, { u, y }: Balcony): void {
  const { random } = scene;
  const [left, right, edge, rail] = [u + 0.1, u + 3.75, -1.35, y + 1.05];
  scene.group({ opacity: 0.32 }, () => {
    const shadow = scene.camera.polygon([
      [left, y - 0.14, 0],
      [right, y - 0.14, 0],
      [u + 4, y - 1.3, 0],
      [u + 0.4, y - 1.3, 0],
    ]);
    const fade = scene.vertical(scene.at([u, y, 0])[1], scene.at([u, y - 1.4, 0])[1], [
      [0, '#1c261e'],
      [1, '#1c261e', 0],
    ]);
    scene.shape(shadow, fade);
  });
  scene.box([left, y - 0.14, edge, right, y + 0.06, 0], '#d9cfbc');
  const glass = mix(screen, '#dfe6d4', 0.35);
  const frontGlass: Point3[] = [
    [left, y + 0.06, edge],
    [right, y + 0.06, edge],
    [right, rail, edge],
    [left, rail, edge],
  ];
  const sideGlass: Point3[] = [
    [left, y + 0.06, edge],
    [left, y + 0.06, 0],
    [left, rail, 0],
    [left, rail, edge],
  ];
  scene.flat(frontGlass, css(scene.lit(glass, [0, 0, -1]), 0.55));
  scene.flat(sideGlass, css(scene.lit(glass, [-1, 0, 0]), 0.6));
  scene.box([u + 0.08, y + 1.03, -1.38, u + 3.77, y + 1.08, -1.32], '#4d5a4c');
  if (!random.chance(0.4)) return;
  const [x, top] = scene.at([u + random.between(0.6, 3), y + 0.9, -1.1]);
  const radius = scene.scale([u, y, 0]) * 0.35;
  drawLeaves(
    scene,
    random,
    [
      [x, top, radius],
      [x + radius, top + radius * 0.4, radius * 0.8],
    ],
    { count: 60, size: 3, light: hour.leafLight, palette: tinted(greens, hour.haze, 0.15) },
  );
}

/** The gable: slot windows between fins whose shadows rake across the wall. */
function drawGable({ scene, hour, storeys, top, wall }: Block): void {
  const outline = scene.camera.polygon(wallRect(gable, 0, 0, depth, top));
  const bays = range(storeys - 1).flatMap((storey) =>
    range(4).map((bay) => ({ u: bay * 3.6, y: (storey + 1) * storeyHeight })),
  );
  const slot = { depth: 0.3, skyTone: hour.glow, groundTone: '#6b5a48', mullions: 0 };
  for (const { u, y } of bays) {
    const lamp = hour.name === 'dusk' && scene.random.chance(0.3);
    drawWindow(scene, gable, [1.1 + u, y + 0.35, 1.3, 2.2], { ...slot, lamp });
  }
  scene.box([-0.02, 0, 0, 0, storeyHeight, depth], '#b5ab97');
  const shade = scene.hazed(scene.lit(wall, [-1, 0, 0], 0), [0, 0, 5]);
  for (const { u, y } of bays) {
    const left = u + 0.8;
    const fins: Box[] = [
      wallBox(gable, [left, y + 0.2, 0, left + 0.12, y + 2.8, 0.55]),
      wallBox(gable, [left, y + 2.7, 0, left + 2, y + 2.82, 0.55]),
    ];
    for (const fin of fins) {
      scene.shape(scene.boxShadow(fin, { axis: 'x', at: 0 }, outline), shade, { opacity: 0.72 });
    }
    for (const fin of fins) scene.box(fin, '#cfc4ae');
  }
  scene.clipped(outline, () => {
    const fall = scene.vertical(60, 690, [
      [0, '#fff3dc', 0.12],
      [0.7, '#a8795a', 0.05],
      [1, '#4a4436', 0.4],
    ]);
    scene.rect(fall);
  });
}
