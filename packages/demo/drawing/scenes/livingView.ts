import { mix, type Rgb, tinted } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { indoorGreens } from '../kit/leaves.ts';
import { range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';

/** What the living room looks out on: low sun, hills, a meadow, a tree close to the glass. */
export function drawLivingView(scene: Scene, hour: Hour): void {
  const { random, seed } = scene;
  const layer = (share: number): Rgb => mix(hour.haze, '#3f5a4e', share);
  drawSky(scene, hour, 640);
  drawClouds(scene, hour, 430, seed + 12);
  scene.glow([990, 400], 520, 260, mix(hour.glow, '#f2a866', 0.5), 0.75, 'normal');
  scene.glow([990, 405], 120, 80, '#fff3d6', 0.9, 'normal');
  drawRidges(scene, [
    { y: 446, swing: 50, crest: layer(0.5), foot: layer(0.2), depth: 90 },
    { y: 480, swing: 36, crest: layer(0.75), foot: layer(0.4), depth: 70 },
    { y: 514, swing: 22, crest: layer(0.95), foot: layer(0.6), depth: 60 },
  ]);
  const meadow = scene.vertical(510, 640, [
    [0, layer(0.4)],
    [1, layer(0.9)],
  ]);
  scene.rect(meadow, 0, 520, 1600, 200);
  for (const index of range(14)) {
    const x = 480 + random() * 1000;
    const y = 545 + random() * 14;
    drawTree(scene, [x, y], random.between(40, 110), {
      seed: seed * 9 + index,
      palette: tinted(indoorGreens, hour.haze, 0.25),
      leaves: 420,
      leafSize: 2.3,
      light: [0.7, -0.6],
      trunk: layer(0.8),
    });
  }
  drawTree(scene, [1170, 640], 430, {
    kind: 'multiStem',
    seed: seed * 3 + 5,
    palette: tinted(indoorGreens, hour.haze, 0.1),
    leaves: 6200,
    leafSize: 5,
    light: [0.6, -0.7],
  });
  scene.haze(430, 600, hour.glow, [0, 0.3]);
}
