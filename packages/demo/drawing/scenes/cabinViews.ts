import { css, mix, type Rgb, tinted } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import type { Hour } from '../kit/hours.ts';
import { indoorGreens } from '../kit/leaves.ts';
import { boundsOf, type Point2, type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';

/** Behind the rear doors: a lake in low light, hills, a pine on the shore. */
export function drawRearView(scene: Scene, hour: Hour): void {
  const layer = (share: number): Rgb => mix(hour.haze, '#44605c', share);
  drawSky(scene, hour, 520);
  drawClouds(scene, hour, 330, scene.seed + 5);
  scene.glow([960, 360], 520, 260, hour.glow, 0.85);
  scene.glow([960, 372], 130, 80, '#fff4dc', 0.9);
  drawRidges(scene, [
    { y: 368, swing: 40, crest: layer(0.35), foot: layer(0.1), depth: 60 },
    { y: 392, swing: 26, crest: layer(0.6), foot: layer(0.25), depth: 50 },
  ]);
  drawLake(scene, hour);
  drawShore(scene, hour);
}

function drawLake(scene: Scene, hour: Hour): void {
  const water = scene.vertical(402, 620, [
    [0, mix(hour.glow, '#ffffff', 0.2)],
    [0.25, mix(hour.haze, '#7d98a0', 0.45)],
    [1, '#3f5a60'],
  ]);
  scene.rect(water, 0, 402, 1600, 300);
  scene.veil('#fff6e4', {
    frequency: [0.004, 0.06],
    gain: 2.4,
    offset: -1.2,
    top: 402,
    height: 170,
    opacity: 0.6,
  });
  const sunPath = [
    [925, 404],
    [995, 404],
    [1040, 560],
    [880, 560],
  ] as const;
  scene.group({ blur: 3 }, () => scene.shape(sunPath, css('#fff1cf', 0.5), { blend: 'screen' }));
}

function drawShore(scene: Scene, hour: Hour): void {
  const { seed } = scene;
  const bank = [
    [0, 505],
    [560, 500],
    [720, 520],
    [900, 545],
    [1120, 528],
    [1600, 495],
    [1600, 900],
    [0, 900],
  ] as const;
  scene.shape(bank, '#4d5640');
  drawGrass(scene, {
    left: 420,
    right: 1280,
    top: 505,
    bottom: 600,
    palette: ['#2f3a2a', '#5a6444', '#98935f', mix(hour.glow, '#98935f', 0.3)],
    blades: 2200,
    length: 22,
    seed: seed + 4,
    width: 0.9,
  });
  drawTree(scene, [690, 540], 190, {
    kind: 'umbrellaPine',
    seed: seed + 2,
    palette: tinted(indoorGreens, hour.haze, 0.12),
    leaves: 1900,
    leafSize: 3,
    light: [0.8, -0.6],
  });
  drawTree(scene, [1150, 530], 120, {
    seed: seed + 7,
    palette: tinted(indoorGreens, hour.haze, 0.25),
    leaves: 900,
    leafSize: 2.6,
    light: [-0.6, -0.6],
  });
}

/** The window in the right wall (at `wallX`), its view and its curtain. */
export function drawSideWindow(scene: Scene, hour: Hour, wallX: number): void {
  const x = wallX - 0.01;
  const pane = [
    scene.at([x, 0.95, 2]),
    scene.at([x, 0.95, 3.3]),
    scene.at([x, 1.42, 3.3]),
    scene.at([x, 1.42, 2]),
  ] as const satisfies readonly Point2[];
  const { left, right, top, bottom } = boundsOf(pane);
  const sky = scene.vertical(top, bottom, [
    [0, mix(hour.sky[1][1], '#ffffff', 0.35)],
    [0.7, hour.haze],
    [1, '#7f9070'],
  ]);
  scene.shape(pane, sky, { stroke: '#3a342a', width: 6, round: true });
  scene.clipped(pane, () =>
    drawOrchard(scene, hour, { left, near: pane[0][0], far: pane[1][0], y: (top + bottom) / 2 }),
  );
  scene.glow([(left + right) / 2, (pane[0][1] + pane[2][1]) / 2], 240, 170, hour.glow, 0.3);
  for (const fold of range(7)) {
    const z = 1.78 + fold * 0.05;
    const cloth: Point3[] = [
      [wallX - 0.03, 0.86, z],
      [wallX - 0.03, 0.86, z + 0.055],
      [wallX - 0.03, 1.5, z + 0.055],
      [wallX - 0.03, 1.5, z],
    ];
    scene.face(cloth, [-1, 0, 0], fold % 2 === 1 ? '#a9b48f' : '#87946f', { sunlight: 0 });
  }
}

/** Trees on a slope; `near` and `far` are where the pane begins and ends on the sheet. */
function drawOrchard(
  scene: Scene,
  hour: Hour,
  { left, near, far, y }: { left: number; near: number; far: number; y: number },
): void {
  const slope = [
    [near - 200, y + 10],
    [near, y - 8],
    [far - 20, y + 16],
    [far + 300, y - 22],
    [far + 300, 900],
    [far - 300, 900],
  ] as const;
  scene.shape(slope, mix(hour.haze, '#4f6a5c', 0.55));
  for (const index of range(5)) {
    drawTree(scene, [left + index * 34 + 10, y + 66], scene.random.between(60, 110), {
      seed: scene.seed + index,
      palette: tinted(indoorGreens, hour.haze, 0.3),
      leaves: 320,
      leafSize: 3,
      light: [-0.5, -0.7],
    });
  }
}
