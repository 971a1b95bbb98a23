import { mix, scaled, tinted } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { type Clump, drawLeaves, greens } from '../kit/leaves.ts';
import { clamp, normalize, type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawSky } from '../kit/sky.ts';
import { type Box, uprightRing } from '../kit/solid.ts';
import { drawTree } from '../kit/tree.ts';
import { frontWall, leftWall } from '../kit/wall.ts';
import { drawWindow } from '../kit/window.ts';
import { court, drawWing } from './courtyardWing.ts';
import { drawPool } from './courtyardPool.ts';

/** A court between two wings: a reflecting pool, paving, trees in raised beds. */
export function courtyard(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [0.6, 1.7, 0], yaw: 0.05, focal: 900, horizonY: 520, centreX: 860 },
    {
      sun: normalize(dusk ? [-0.7, 0.3, 0.3] : [-0.62, 0.6, 0.18]),
      hazeDensity: 0.006,
      ...(dusk ? {} : { sunColour: [0.85, 0.74, 0.54], sky: [0.5, 0.56, 0.58], bounce: [0.42, 0.42, 0.38] }),
    },
  );
  drawBackground(scene, hour);
  drawPaving(scene, hour);
  drawPavilion(scene, hour);
  const sunnyWall = drawWing(scene, hour, 'sunny');
  drawWing(scene, hour, 'shaded');
  const right = leftWall(court.right, 0);
  scene.clipped(sunnyWall, () => {
    scene.group({ blur: 2, opacity: 0.62 }, () => {
      const outline = [
        right.point(1, 0),
        right.point(court.end, 0),
        right.point(court.end, 3),
        right.point(30, 4.2),
        right.point(30, 6.5),
        right.point(21, 7.5),
        right.point(21, 5.5),
        right.point(1, 7.4),
      ];
      scene.shape(
        outline.map((point) => scene.at(point)),
        mix('#56655f', '#3f4a44', 0.3),
      );
    });
  });
  drawShadeOfLeftWing(scene);
  drawPool(scene, hour);
  drawTreesAndPeople(scene, hour);
  scene.clipped(sunnyWall, () => scene.glow([1200, 200], 700, 500, hour.glow, 0.2));
  drawSunbeam(scene, hour);
  scene.darkFoot(560, '#17221c', 0.62);
  return scene;
}

function drawBackground(scene: Scene, hour: Hour): void {
  const { random, seed } = scene;
  drawSky(scene, hour, scene.height, 0.85);
  drawClouds(scene, hour, 460, seed + 50);
  scene.glow([420, 360], 700, 380, hour.glow, 0.5);
  for (const index of range(16)) {
    const x = 420 + random() * 860;
    drawTree(scene, [x, 520], random.between(60, 130), {
      kind: random.chance(0.5) ? 'poplar' : 'round',
      seed: seed * 40 + index,
      palette: tinted(greens, hour.haze, 0.58),
      leaves: 420,
      leafSize: 2.6,
      light: hour.leafLight,
      trunk: mix('#3b352c', hour.haze, 0.6),
    });
  }
  scene.haze(380, 530, hour.haze, [0, 0.5]);
}

function drawPaving(scene: Scene, hour: Hour): void {
  const stone = scene.lit('#d5cab4', [0, 1, 0]);
  const fill = scene.vertical(520, 900, [
    [0, mix(stone, hour.haze, 0.5)],
    [0.35, stone],
    [1, scaled(stone, 0.8)],
  ]);
  scene.rect(fill, 0, 520, 1600, 380);
  const joint = '#4a4a3c';
  for (let z = 2; z < 46; z += 1.2) scene.line([court.left, 0, z], [court.right, 0, z], joint, 0.7, 0.28);
  for (let x = court.left; x <= court.right; x += 1.5) {
    scene.line([x, 0, 1], [x, 0, court.end], joint, 0.7, 0.22);
  }
}

/** The low house at the court's end, with plants on its roof. */
function drawPavilion(scene: Scene, hour: Hour): void {
  const { random } = scene;
  const z = court.end;
  scene.box([-6, 0, z, 8, 4.2, z + 10], '#d9cfba');
  for (const bay of range(6)) {
    const lamp = random.chance(0.4 + hour.lamps);
    drawWindow(scene, frontWall(-6, z), [0.4 + bay * 2.3, 0.1, 2, 3.1], { lamp, depth: 0.4 });
  }
  scene.box([-7.5, 4.2, z - 2, 9.5, 4.6, z + 10], '#c9bfa8');
  const [x, y] = scene.at([1, 4.6, z]);
  const clumps = range(16).map(
    (index): Clump => [x + (index - 8) * 20 + random.bell() * 8, y - 4, random.between(8, 16)],
  );
  const palette = tinted(greens, hour.haze, 0.35);
  drawLeaves(scene, random, clumps, { count: 900, size: 2.6, light: hour.leafLight, palette });
}

function drawShadeOfLeftWing(scene: Scene): void {
  scene.group({ blur: 1.6, blend: 'multiply', opacity: 0.8 }, () => {
    const shade = scene.camera.polygon([
      [court.left, 0, 1],
      [-2.4, 0, 1],
      [-2.4, 0, 18],
      [-0.4, 0, 18],
      [-0.4, 0, court.end],
      [court.left, 0, court.end],
    ]);
    scene.shape(shade, mix('#8fa09b', '#6c7d78', 0.5));
  });
}

/** Trees in beds and people, from the farthest to the nearest. */
function drawTreesAndPeople(scene: Scene, hour: Hour): void {
  const trees = [
    [5.2, 34, 9],
    [-7.6, 30, 8.4],
    [6.6, 22, 8],
    [-7.4, 17, 7.2],
    [6.2, 12.5, 7.4],
  ] as const;
  const people = [
    [4, 27, 1],
    [4.7, 27.3, 2],
    [-6.2, 22, 3],
    [3.4, 17, 4],
    [7.8, 30, 5],
    [9, 15, 7],
    [-3, 38, 6],
  ] as const;
  const standing = [
    ...trees.map(([x, z, height]) => ({ z, draw: () => drawTreeInBed(scene, hour, [x, 0, z], height) })),
    ...people.map(([x, z, number]) => ({ z, draw: () => drawPasserby(scene, hour, [x, 0, z], number) })),
  ];
  for (const { draw } of standing.toSorted((a, b) => b.z - a.z)) draw();
}

const airAt = (z: number): number => clamp((z - 8) / 75, 0, 0.5);

function drawTreeInBed(scene: Scene, hour: Hour, foot: Point3, height: number): void {
  const { random, seed } = scene;
  const [x, , z] = foot;
  const bed: Box = [x - 1.9, 0, z - 2.2, x + 1.9, 0.42, z + 2.2];
  const ground = { axis: 'y', at: 0.01 } as const;
  scene.group({ blur: 2, blend: 'multiply', opacity: 0.55 }, () => {
    scene.shape(scene.boxShadow(bed, ground), '#55655c');
    const crown = uprightRing([x, height * 0.7, z], 2, height * 0.25, 12);
    scene.shape(scene.shadow(crown, ground), '#55655c');
  });
  scene.box(bed, '#c7bca6');
  const [left, top] = scene.at(foot);
  const metre = scene.scale(foot);
  const shrubs = range(12).map(
    (): Clump => [
      left + random.bell() * metre * 1.5,
      top - metre * 0.55 - random() * metre * 0.2,
      metre * random.between(0.3, 0.55),
    ],
  );
  drawTree(scene, [left, top - metre * 0.5], (height - 0.6) * metre, {
    kind: 'multiStem',
    seed: seed * 21 + Math.round(z),
    palette: tinted(greens, hour.haze, airAt(z)),
    light: hour.leafLight,
    leaves: 4200,
    leafSize: 1.6 + metre * 0.075,
    trunk: mix('#3a3228', hour.haze, airAt(z)),
  });
  drawLeaves(scene, random, shrubs, {
    count: 1100,
    size: 1.2 + metre * 0.055,
    light: hour.leafLight,
    palette: tinted(greens, hour.haze, airAt(z) + 0.05),
  });
}

const coats = ['#2C3E2D', '#4d4438', '#3c4a52', '#6b5a48'] as const;

function drawPasserby(scene: Scene, hour: Hour, feet: Point3, number: number): void {
  const [x, , z] = feet;
  scene.group({ blur: 1, opacity: 0.4 }, () => {
    const body: Box = [x - 0.2, 0, z - 0.1, x + 0.2, 1.7, z + 0.1];
    scene.shape(scene.boxShadow(body, { axis: 'y', at: 0.01 }), '#243029');
  });
  const colour = mix(coats[number % 4] ?? coats[0], hour.haze, airAt(z));
  const look = { seed: scene.seed * 7 + number, colour, rim: '#ffe9c4' };
  drawPerson(scene, scene.at(feet), 1.74 * scene.scale(feet), look);
}

function drawSunbeam(scene: Scene, hour: Hour): void {
  const beam = [
    [300, 0],
    [760, 0],
    [1180, 900],
    [380, 900],
  ] as const;
  const fill = scene.linear(
    [400, 0],
    [820, 800],
    [
      [0, hour.glow, 0.26],
      [1, hour.glow, 0],
    ],
  );
  scene.shape(beam, fill, { blur: 60, blend: 'screen' });
}
