import { type Colour, css, mix, type Rgb, scaled, tinted } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { greens } from '../kit/leaves.ts';
import { clamp, type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky, drawTown } from '../kit/sky.ts';
import { type Box, uprightRing } from '../kit/solid.ts';
import { drawTree } from '../kit/tree.ts';
import { frontWall, leftWall } from '../kit/wall.ts';
import { drawWindow } from '../kit/window.ts';
import { drawResidentialBlock } from './residentialBlock.ts';

const shadowInk = '#1d2a22';

/** A block of flats at the edge of a park, with its sister in the haze behind. */
export function residential(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const scene = sceneAt(
    seed,
    hour,
    {
      position: [-21 + ((seed - 1) % 3) * 1.6, 1.75, -29],
      yaw: Math.PI / 6,
      focal: 1130,
      centreX: 770,
      horizonY: 690,
    },
    { hazeDensity: 0.0035 },
  );
  const ground = scene.lit(hour.ground, [0, 1, 0], 0.25);
  drawDistance(scene, hour);
  drawGround(scene, hour, ground);
  drawResidentialBlock(scene, hour);
  drawPark(scene, hour, ground);
  drawPeople(scene, hour);
  scene.glow([120, 600], 700, 330, hour.glow, hour.name === 'noon' ? 0.08 : 0.26);
  const foot = scene.vertical(900, 660, [
    [0, '#1c2a20', 0.6],
    [0.6, '#1c2a20', 0.2],
    [1, '#1c2a20', 0],
  ]);
  scene.rect(foot, 0, 660, 1600, 240);
  return scene;
}

function drawDistance(scene: Scene, hour: Hour): void {
  const { random, seed } = scene;
  const { haze } = hour;
  drawSky(scene, hour);
  drawClouds(scene, hour, 520, seed);
  if (hour.name !== 'noon') {
    scene.glow([170, 560], 900, 420, hour.glow, 0.75);
    scene.glow([170, 590], 240, 160, '#fff2d6', 0.8);
  }
  drawRidges(scene, [
    { y: 560, swing: 34, crest: mix(haze, '#7c938c', 0.35), foot: mix(haze, '#7c938c', 0.1) },
    { y: 606, swing: 26, crest: mix(haze, '#5f7a68', 0.5), foot: mix(haze, '#5f7a68', 0.2) },
  ]);
  const town = { y: 668, houses: 34, heights: [20, 80], fill: css(mix(haze, '#54675f', 0.5)) } as const;
  drawTown(scene, random, { ...town, lamps: hour.name === 'dusk' ? 0.7 : 0.2 });
  scene.haze(560, 700, haze, [0, 0.7]);
  drawSisterBlock(scene, hour);
  scene.haze(420, 690, haze, [0, 0.55]);
  for (const index of range(15)) {
    const x = random.between(-20, 720);
    const height = random.between(60, 150);
    drawTree(scene, [x, 676], height, {
      kind: random.chance(0.6) ? 'poplar' : 'round',
      seed: seed * 50 + index,
      palette: tinted(greens, haze, 0.62),
      leaves: 420,
      leafSize: 2.6,
      light: hour.leafLight,
      trunk: mix('#3b352c', haze, 0.6),
    });
  }
  scene.haze(590, 700, hour.glow, [0, 0.45]);
}

function drawSisterBlock(scene: Scene, hour: Hour): void {
  const { random } = scene;
  scene.box([-6, 0, 66, 12, 24, 82], '#d8cdb8');
  const storeys = range(7).map((storey) => storey * 3.3 + 1);
  const [front, left] = [frontWall(-6, 66), leftWall(-6, 66)];
  for (const v of storeys) {
    for (const bay of range(4)) {
      const lamp = random.chance(hour.lamps);
      drawWindow(scene, front, [0.8 + bay * 2.9, v, 1.8, 1.9], { lamp, depth: 0.2 });
    }
  }
  for (const v of storeys) {
    for (const bay of range(5)) {
      const skyTone = mix(hour.haze, '#ffffff', 0.3);
      drawWindow(scene, left, [0.8 + bay * 3.1, v, 1.5, 1.9], { depth: 0.2, skyTone });
    }
  }
}

function drawGround(scene: Scene, hour: Hour, ground: Rgb): void {
  const dusk = hour.name === 'dusk';
  const meadow = scene.vertical(690, 900, [
    [0, mix(hour.haze, ground, 0.3)],
    [0.25, mix(scaled(ground, 1.25), hour.glow, 0.3)],
    [0.6, scaled(ground, dusk ? 0.6 : 1)],
    [1, scaled(ground, dusk ? 0.4 : 0.6)],
  ]);
  scene.rect(meadow, 0, 690, 1600, 210);
  scene.glow([200, 740], 900, 120, hour.glow, 0.4);
}

/** Trees from the farthest to the nearest, standing on their own shadows. */
function drawPark(scene: Scene, hour: Hour, ground: Rgb): void {
  const { random, seed } = scene;
  const dusk = hour.name === 'dusk';
  const places = [
    [-15, 3],
    [-14.2, -10],
    [9, -8],
    [17, -9.5],
    [25, -8.5],
    [-24, 14],
    [-19.5, 6],
  ] as const;
  const trees = places.map(([x, z], index) => ({
    x: x + random.bell(),
    z: z + random.bell(),
    height: random.between(6, 9.5),
    index,
  }));
  scene.group({ blur: 2.2, opacity: dusk ? 0.4 : 0.5 }, () => {
    for (const { x, z, height } of trees) {
      const crown = uprightRing([x, height * 0.68, z], 2.4, height * 0.3, 14);
      scene.shape(scene.shadow(crown, { axis: 'y', at: 0 }), shadowInk);
      const trunk: Box = [x - 0.12, 0, z - 0.1, x + 0.12, height * 0.5, z + 0.1];
      scene.shape(scene.boxShadow(trunk, { axis: 'y', at: 0 }), shadowInk);
    }
  });
  drawGrass(scene, {
    top: 705,
    bottom: 905,
    palette: [scaled(ground, 0.5), scaled(ground, 0.75), mix(ground, hour.glow, 0.45), scaled(ground, 0.9)],
    blades: 9000,
    length: 12,
    seed: seed + 8,
    crowding: 0.8,
    width: 0.8,
  });
  const nearLeaves = tinted(greens, dusk ? '#2b2f2c' : greens[2], dusk ? 0.35 : 0);
  const depthOf = ({ x, z }: { x: number; z: number }) => scene.camera.depth([x, 0, z]);
  for (const tree of trees.toSorted((a, b) => depthOf(b) - depthOf(a))) {
    const { x, z, height, index } = tree;
    const depth = depthOf(tree);
    if (depth < 3) continue;
    const air = clamp((depth - 12) / 60, 0, 0.5);
    const size = height * scene.scale([x, 0, z]);
    drawTree(scene, scene.at([x, 0, z]), size, {
      kind: index % 3 === 0 ? 'round' : 'multiStem',
      seed: seed * 9 + index,
      palette: tinted(nearLeaves, hour.haze, air),
      light: hour.leafLight,
      leaves: 5200,
      leafSize: 1.5 + size / 130,
      trunk: mix('#332c24', hour.haze, air),
    });
  }
}

function drawPeople(scene: Scene, hour: Hour): void {
  const places = [
    [-9, -3.5],
    [-7.9, -3.7],
    [3, -5],
    [9.5, -4.4],
    [-16, -5],
  ] as const;
  const colour: Colour = mix('#2c332c', hour.haze, 0.12);
  places.forEach(([x, z], index) => {
    const feet: Point3 = [x, 0, z];
    scene.group({ blur: 1, opacity: 0.45 }, () => {
      const body: Box = [x - 0.2, 0, z - 0.1, x + 0.2, 1.7, z + 0.1];
      scene.shape(scene.boxShadow(body, { axis: 'y', at: 0 }), shadowInk);
    });
    const look = { seed: scene.seed * 3 + index + 1, colour, rim: hour.glow };
    drawPerson(scene, scene.at(feet), 1.74 * scene.scale(feet), look);
  });
}
