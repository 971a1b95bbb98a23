import { css, mix, type Rgb } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { clamp, normalize, type Point2, type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';
import { drawVanFromBehind } from './roadVan.ts';

/** Where the sun goes down. */
const sunset: Point2 = [960, 540];
const up: Point3 = [0, 1, 0];

/** The road's middle, as x at a distance z. */
type Course = (z: number) => number;

/** A country road towards the low sun: poles and wires give the rhythm, one van drives home. */
export function road(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [2.2, 1.9, 0], focal: 1120, horizonY: 560, centreX: 800 },
    {
      sun: normalize([0.4, 0.2, 0.9]),
      sky: dusk ? [0.4, 0.44, 0.5] : [0.65, 0.68, 0.7],
      bounce: [0.3, 0.27, 0.24],
      haze: mix(hour.haze, hour.glow, 0.4),
      hazeDensity: 0.004,
    },
  );
  const layer = (share: number): Rgb => mix(hour.haze, '#2b4048', share);
  const swing = 20 + (seed % 3) * 4;
  const course: Course = (z) => swing * Math.sin(z / 130 + 0.1) + z * 0.035;
  drawEveningSky(scene, hour, layer);
  drawFields(scene, hour);
  drawRoadway(scene, hour, course);
  drawPoles(scene, course);
  drawPoplars(scene, hour, course, layer(0.8));
  drawVanFromBehind(scene, hour, course(19) + 2.35, 19);
  drawVerges(scene, hour, course);
  scene.glow(sunset, 760, 300, hour.glow, 0.25);
  scene.darkFoot(640, '#131c18', 0.6);
  return scene;
}

function drawEveningSky(scene: Scene, hour: Hour, layer: (share: number) => Rgb): void {
  drawSky(scene, hour, scene.height, 0.86);
  drawClouds(scene, hour, 500, scene.seed + 90);
  scene.glow(sunset, 900, 340, hour.glow, 0.85);
  scene.glow([960, 545], 240, 130, '#ffe9c2', 0.8);
  scene.group({ blur: 1.2 }, () => scene.circle([960, 536], 30, '#fff0d0'));
  drawRidges(scene, [
    { y: 536, swing: 60, crest: layer(0.32), foot: layer(0.06), depth: 50 },
    { y: 556, swing: 30, crest: layer(0.5), foot: layer(0.18), depth: 40 },
  ]);
  scene.haze(480, 575, hour.glow, [0, 0.4]);
}

function drawFields(scene: Scene, hour: Hour): void {
  const straw = hour.name === 'dusk' ? '#6d6448' : '#b3a878';
  const fields = scene.vertical(560, 900, [
    [0, mix(hour.glow, straw, 0.55)],
    [0.2, mix(straw, '#5b5a44', 0.3)],
    [0.6, mix(straw, '#2f3a32', 0.65)],
    [1, '#1c2722'],
  ]);
  scene.rect(fields, 0, 560, 1600, 340);
  drawGrass(scene, {
    top: 568,
    bottom: 640,
    palette: [mix(straw, '#3a3d30', 0.4), mix(hour.glow, straw, 0.5), mix(straw, '#2b332b', 0.5)],
    blades: 4600,
    length: 9,
    seed: scene.seed + 1,
    width: 0.7,
  });
}

/** Distances at which the road is cut into pieces: close together near the viewer. */
function roadCuts(): number[] {
  const cuts: number[] = [];
  for (let z = 620; z > 1.5; z *= 0.955) cuts.push(z);
  return cuts;
}

function drawRoadway(scene: Scene, hour: Hour, course: Course): void {
  const cuts = roadCuts();
  const strip = (left: number, right: number, colour: string) =>
    cuts.forEach((far, index) => {
      const near = cuts[index + 1] ?? 1.2;
      const glow = Math.exp(-far / 90) < 0.5 ? 0.8 : 0.15 + far / 160;
      const piece: Point3[] = [
        [course(far) + left, 0.01, far],
        [course(far) + right, 0.01, far],
        [course(near) + right, 0.01, near],
        [course(near) + left, 0.01, near],
      ];
      scene.face(piece, up, mix(colour, mix(hour.glow, colour, 0.25), glow));
    });
  strip(-5.2, 5.2, '#7d735c');
  strip(-4, 4, '#5d5f5c');
  strip(-3.75, -3.6, '#e9dfc8');
  strip(3.6, 3.75, '#e9dfc8');
  for (let z = 4; z < 420; z += 9) {
    const dash: Point3[] = [
      [course(z) - 0.07, 0.02, z],
      [course(z) + 0.07, 0.02, z],
      [course(z + 4) + 0.07, 0.02, z + 4],
      [course(z + 4) - 0.07, 0.02, z + 4],
    ];
    scene.face(dash, up, '#f2e8d2');
  }
  scene.group({ blur: 10, blend: 'screen' }, () => {
    const sheen = scene.camera.polygon([
      [course(300) - 3, 0, 300],
      [course(300) + 3, 0, 300],
      [course(30) + 3.4, 0, 30],
      [course(9) + 1.6, 0, 9],
      [course(9) - 1.8, 0, 9],
      [course(30) - 2, 0, 30],
    ]);
    scene.shape(sheen, css(hour.glow, 0.07));
  });
}

function drawPoles(scene: Scene, course: Course): void {
  let last: Point3[] | undefined;
  for (let z = 330; z > 8; z -= 27) {
    const x = course(z) + 8.5;
    const width = clamp(scene.scale([x, 0, z]) * 0.2, 0.6, 12);
    const colour = mix('#25302b', scene.light.haze, 1 - Math.exp(-z * 0.005));
    scene.line([x, -0.3, z], [x, 8, z], colour, width);
    scene.line([x - 1.1, 7.4, z], [x + 1.1, 7.4, z], colour, width * 0.7);
    const ends = [-1, 0, 1].map((aside): Point3 => [x + aside, 7.5, z]);
    for (const [index, end] of ends.entries()) {
      const from = last?.[index];
      if (from !== undefined) drawWire(scene, from, end, colour, clamp(width * 0.12, 0.5, 1.4));
    }
    last = ends;
  }
}

/** A wire that hangs down to 6.6 m between two poles. */
function drawWire(scene: Scene, from: Point3, to: Point3, colour: Rgb, width: number): void {
  const [a, b] = [scene.at(from), scene.at(to)];
  const lowest = scene.at([(from[0] + to[0]) / 2, 6.6, (from[2] + to[2]) / 2]);
  const bend = coordinates(2 * lowest[0] - (a[0] + b[0]) / 2, 2 * lowest[1] - (a[1] + b[1]) / 2);
  scene.stroke(`M${coordinates(...a)}Q${bend} ${coordinates(...b)}`, colour, width, { opacity: 0.8 });
}

function drawPoplars(scene: Scene, hour: Hour, course: Course, trunk: Rgb): void {
  const { random, seed, light } = scene;
  for (const index of range(16)) {
    const z = random.between(90, 260);
    const foot: Point3 = [course(z) - random.between(14, 70), 0, z];
    const tone = (share: number) =>
      mix(mix('#2d3b30', hour.glow, 0.2 * (1 - share)), light.haze, clamp(z / 420));
    drawTree(scene, scene.at(foot), scene.scale(foot) * random.between(7, 13), {
      kind: 'poplar',
      seed: seed * 6 + index,
      palette: [0.8, 0.68, 0.52].map(tone),
      leaves: 260,
      leafSize: 2.4,
      light: [0.9, -0.3],
      trunk,
    });
  }
}

/** High grass on both sides, in front of the road's edges. */
function drawVerges(scene: Scene, hour: Hour, course: Course): void {
  const near = roadCuts().filter((z) => z < 34);
  const verge = (side: -1 | 1, left: number, seed: number, blades: number, gold: number) => {
    const edge = near.map((z) => scene.at([course(z) + side * 5.2, 0, z]));
    const outer = side === -1 ? 0 : scene.width;
    scene.clipped([[outer, 590], ...edge, [outer, 905]], () =>
      drawGrass(scene, {
        left,
        top: 600,
        bottom: 905,
        palette: ['#1d2721', '#2b332a', '#4a4a36', mix('#6b6344', hour.glow, gold)],
        blades,
        length: 30,
        seed,
        crowding: 0.8,
      }),
    );
  };
  verge(-1, 0, scene.seed + 2, 5200, 0.2);
  verge(1, 600, scene.seed + 5, 4600, 0.25);
}
