import { mix, type Rgb, tinted } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { greens } from '../kit/leaves.ts';
import { normalize, type Point2, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';
import { drawCamperVan } from './camperVan.ts';

/** The far shore and the near one, on the sheet. */
const horizon = 250;
const shore = 372;

/** A camper's roof from above, with its solar panels, by a lake. */
export function solarRoof(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [-0.9, 4.35, -2.6], yaw: 0.55, focal: 1130, horizonY: horizon, centreX: 560 },
    {
      sun: normalize([-0.5, 0.55, 0.3]),
      sunColour: dusk ? [0.9, 0.52, 0.3] : [0.62, 0.54, 0.4],
      sky: dusk ? [0.4, 0.45, 0.5] : [0.56, 0.6, 0.62],
      bounce: [0.36, 0.33, 0.28],
      hazeDensity: 0.003,
    },
  );
  const layer = (share: number): Rgb => mix(hour.haze, '#33505a', share);
  drawFarShore(scene, hour, layer);
  drawLake(scene, hour, layer);
  drawMeadow(scene, hour);
  drawCamperVan(scene, hour);
  scene.glow([380, 250], 900, 340, hour.glow, 0.3);
  scene.darkFoot(640, '#16201b', 0.5);
  return scene;
}

function drawFarShore(scene: Scene, hour: Hour, layer: (share: number) => Rgb): void {
  drawSky(scene, hour, scene.height, 0.42);
  drawClouds(scene, hour, 240, scene.seed + 15);
  scene.glow([380, 236], 700, 230, hour.glow, 0.8);
  drawRidges(scene, [
    { y: 226, swing: 60, crest: layer(0.35), foot: layer(0.12), depth: 60 },
    { y: 244, swing: 26, crest: layer(0.58), foot: layer(0.3), depth: 40 },
  ]);
}

function drawLake(scene: Scene, hour: Hour, layer: (share: number) => Rgb): void {
  const water = scene.vertical(horizon, 480, [
    [0, mix(hour.haze, '#ffffff', 0.25)],
    [0.3, mix(hour.sky[1][1], hour.haze, 0.45)],
    [1, mix(hour.sky[0][1], '#2c4a50', 0.5)],
  ]);
  scene.rect(water, 0, horizon, 1600, 240);
  scene.veil('#fff8ea', {
    frequency: [0.003, 0.07],
    gain: 2.4,
    offset: -1.2,
    seed: scene.seed + 6,
    top: horizon,
    height: 170,
    opacity: 0.6,
  });
  scene.haze(horizon - 26, horizon + 50, mix(hour.haze, layer(0.1), 0.3), [0.5, 0]);
}

/** The near bank, with trees along the water. */
function drawMeadow(scene: Scene, hour: Hour): void {
  const { random, seed } = scene;
  const bank: Point2[] = [[0, 900]];
  for (let x = 0; x <= 1600; x += 10) {
    bank.push([x, shore + 16 * Math.sin(x / 240 + seed) + 5 * Math.sin(x / 61) + random.bell()]);
  }
  bank.push([1600, 900]);
  const ground = scene.lit(hour.ground, [0, 1, 0], 0.5);
  const grass = scene.vertical(shore - 20, 820, [
    [0, mix(ground, hour.glow, 0.45)],
    [0.35, mix(ground, '#5b6444', 0.3)],
    [1, mix(ground, '#26332a', 0.7)],
  ]);
  scene.shape(bank, grass);
  for (const index of range(11)) {
    const x = random.between(-30, 1630);
    const size = random.between(90, 190);
    drawTree(scene, [x, shore + 14 + size * 0.12], size, {
      kind: random.chance(0.7) ? 'round' : 'poplar',
      seed: seed * 17 + index,
      palette: tinted(greens, hour.haze, 0.22),
      leaves: 1400,
      leafSize: 3,
      light: [-0.8, -0.5],
      trunk: mix('#3b352c', hour.haze, 0.2),
    });
  }
  scene.clipped(bank, () => {
    drawGrass(scene, {
      top: shore,
      bottom: 560,
      palette: [mix(ground, '#39442f', 0.5), mix(ground, hour.glow, 0.4), ground],
      blades: 6000,
      length: 15,
      seed: seed + 3,
      width: 0.8,
    });
    drawGrass(scene, {
      top: 540,
      bottom: 905,
      palette: ['#2a3529', '#3c4833', mix(ground, '#2f3a2c', 0.5), mix(ground, hour.glow, 0.22)],
      blades: 7000,
      length: 30,
      seed: seed + 4,
      crowding: 0.8,
    });
  });
  scene.group({ blur: 14, opacity: 0.5 }, () => {
    const shadow = scene.camera.polygon([
      [0, 0, 0],
      [6.3, 0, 0],
      [8.4, 0, 2.6],
      [2, 0, 2.8],
    ]);
    scene.shape(shadow, '#121a14');
  });
}
