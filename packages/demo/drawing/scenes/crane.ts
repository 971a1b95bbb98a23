import { type Colour, css, mix, type Rgb } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky, drawTown } from '../kit/sky.ts';
import { drawConcreteFrame } from './concreteFrame.ts';
import { drawTowerCrane } from './towerCrane.ts';

/** What stands against the light. */
const ink = '#22332a';
const sunX = 560;
const sunY = 628;

/** A tower crane over a rising concrete frame, against the low sun. */
export function crane(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const scene = sceneAt(
    seed,
    hour,
    { position: [-30, 26, -52], yaw: 0.42, focal: 1250, horizonY: 640, centreX: 760 },
    { hazeDensity: 0.002, sky: [0.3, 0.33, 0.34], bounce: [0.2, 0.18, 0.17] },
  );
  const layer = (share: number): Rgb => mix(hour.haze, ink, share);
  drawDistance(scene, hour, layer);
  const lamp = hour.name === 'dusk' ? 0.9 : 0;
  drawTowerCrane(scene, {
    foot: [-78, 210],
    height: 62,
    jib: 46,
    counterJib: 14,
    angle: 0.5 + seed * 0.2,
    colour: layer(0.45),
    stroke: 0.9,
    lamp,
  });
  drawTowerCrane(scene, {
    foot: [16, 24],
    height: 53,
    jib: 44,
    counterJib: 15,
    angle: 3.5 - (seed % 3) * 0.25,
    colour: '#243028',
    stroke: 2,
    lamp,
  });
  drawConcreteFrame(scene, hour, ink);
  drawBirds(scene, ink);
  scene.glow([sunX, sunY], 620, 360, hour.glow, 0.28);
  scene.darkFoot(700, '#1a241f', 0.85);
  return scene;
}

function drawDistance(scene: Scene, hour: Hour, layer: (share: number) => Rgb): void {
  drawSky(scene, hour, 930);
  drawClouds(scene, hour, 620, scene.seed + 40);
  scene.glow([sunX, sunY], 980, 520, hour.glow, 0.85);
  scene.glow([sunX, sunY], 330, 260, '#ffe6bb', 0.8);
  if (hour.name === 'dusk') {
    scene.group({ blur: 1.5 }, () => scene.circle([sunX, sunY - 26], 38, '#fff1d2'));
  }
  drawRidges(scene, [
    { y: 640, swing: 60, crest: layer(0.2), foot: layer(0.02), depth: 120 },
    { y: 676, swing: 34, crest: layer(0.3), foot: layer(0.06), depth: 90 },
  ]);
  for (const row of range(4)) {
    const fill = scene.vertical(600 + row * 20, 820 + row * 30, [
      [0, layer(0.28 + row * 0.13)],
      [1, layer(0.14 + row * 0.14)],
    ]);
    drawTown(scene, scene.random, {
      y: 800 + row * 40,
      houses: 44 - row * 8,
      heights: [40 + row * 20, 130 + row * 22],
      fill,
      lamps: row * 0.3,
    });
    scene.haze(640 + row * 30, 860 + row * 20, hour.glow, [0, 0.3 - row * 0.06]);
  }
  scene.veil(hour.glow, {
    frequency: [0.0016, 0.012],
    gain: 2.4,
    offset: -1.1,
    mask: scene.fadeMask(610, 720, 790, 880),
    opacity: 0.5,
    seed: scene.seed + 9,
  });
}

function drawBirds(scene: Scene, colour: Colour): void {
  const { random } = scene;
  for (let bird = 0; bird < 9; bird += 1) {
    const x = 300 + random.bell() * 220;
    const y = 300 + random.bell() * 70;
    const size = random.between(4, 8);
    const wings = `M${coordinates(x - size, y - size * 0.4)}q${coordinates(size * 0.6, -size * 0.3, size, size * 0.5)}q${coordinates(size * 0.5, -size * 0.9, size * 1.1, -size * 0.5)}`;
    scene.stroke(wings, css(colour), 1.3, { opacity: 0.7 });
  }
}
