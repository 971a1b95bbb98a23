import { mix, type Rgb } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, type Point2, range } from '../kit/maths.ts';
import { pathThrough } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';
import { drawViaduct } from './viaduct.ts';

const sunrise: Point2 = [1230, 330];
const firLight: Point2 = [0.8, -0.5];

/** A viaduct that curves across a valley full of mist, with firs in every distance. */
export function bridge(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const mist = mix(hour.haze, '#cfd3c4', 0.6);
  const ink = mix('#2C3E2D', '#35504a', 0.4);
  const layer = (share: number): Rgb => mix(mist, ink, share);
  const scene = sceneAt(
    seed,
    hour,
    { position: [0, 80, 0], focal: 980, horizonY: 372, centreX: 800 },
    {
      sun: normalize([0.75, 0.35, 0.3]),
      sunColour: [0.7, 0.52, 0.34],
      sky: [0.62, 0.66, 0.66],
      bounce: [0.36, 0.38, 0.36],
      haze: mist,
      hazeDensity: 0.0011,
    },
  );
  drawMorningSky(scene, hour, mist);
  drawFarHills(scene, layer, mist);
  drawViaduct(scene, mist, layer(0.85));
  drawValleyMist(scene, layer, mist);
  drawNearSlope(scene, mist);
  scene.darkFoot(560, '#1a2620', 0.6);
  scene.glow(sunrise, 700, 320, hour.glow, 0.35);
  return scene;
}

function drawMorningSky(scene: Scene, hour: Hour, mist: Rgb): void {
  drawSky(scene, {
    sky: [
      [0, mix(hour.sky[0][1], '#5f7d7c', 0.7)],
      [0.2, mix(hour.sky[1][1], '#94a79e', 0.6)],
      [0.42, mix(hour.haze, '#f0d3a2', 0.6)],
      [0.6, mist],
    ],
  });
  drawClouds(scene, hour, 400, scene.seed + 30);
  scene.glow(sunrise, 820, 360, '#f3b878', 0.85, 'normal');
  scene.glow([1230, 320], 330, 200, '#ffe3ae', 0.9, 'normal');
}

function drawFarHills(scene: Scene, layer: (share: number) => Rgb, mist: Rgb): void {
  const { random, seed } = scene;
  drawRidges(scene, [
    { y: 330, swing: 120, crest: layer(0.16), foot: layer(0.02), depth: 180 },
    { y: 400, swing: 110, crest: layer(0.26), foot: layer(0.04), depth: 170 },
  ]);
  scene.veil('#ffffff', {
    frequency: [0.0013, 0.011],
    gain: 2.6,
    offset: -1.15,
    seed: seed + 2,
    mask: scene.fadeMask(380, 500, 540, 640),
    opacity: 0.5,
  });
  drawRidges(scene, [{ y: 470, swing: 110, crest: layer(0.38), foot: layer(0.06) }]);
  drawTunnelHill(scene, layer);
  scene.haze(480, 660, mist, [0, 0.65]);
  for (const index of range(170)) {
    const x = random.between(0, 1600);
    const y = 560 + 36 * Math.sin(x / 260 + seed) + random() * 40;
    const palette = [layer(0.42), layer(0.38), layer(0.32)];
    drawTree(scene, [x, y], random.between(20, 36), { kind: 'fir', seed: index, palette, trunk: layer(0.3) });
  }
  scene.haze(530, 680, mist, [0, 0.9]);
}

/** The wooded hill on the right, into which the road disappears. */
function drawTunnelHill(scene: Scene, layer: (share: number) => Rgb): void {
  const { random, seed } = scene;
  const slope: Point2[] = [];
  for (let x = 1130; x <= 1610; x += 8) {
    const climb = 1 - Math.exp(-((Math.max(0, x - 1150) / 250) ** 2));
    slope.push([x, 620 - 330 * climb + random.bell() * 3 + 9 * Math.sin(x / 31)]);
  }
  const fill = scene.vertical(300, 700, [
    [0, layer(0.6)],
    [1, layer(0.12)],
  ]);
  scene.shape([[1130, 760], ...slope, [1610, 760]], fill);
  for (const index of range(150)) {
    const crest = slope[1 + Math.floor(random() * (slope.length - 2))];
    if (crest === undefined) continue;
    const y = crest[1] + random() * 190;
    const palette = [0.72, 0.66, 0.58].map((share) => layer(share * (1 - (y - 300) / 520)));
    drawTree(scene, [crest[0], y], random.between(16, 30), {
      kind: 'fir',
      seed: index + seed * 99,
      light: firLight,
      palette,
      trunk: layer(0.5),
    });
  }
}

function drawValleyMist(scene: Scene, layer: (share: number) => Rgb, mist: Rgb): void {
  const { random, seed } = scene;
  scene.veil('#fffaf0', {
    frequency: [0.0011, 0.008],
    gain: 2.8,
    offset: -1.2,
    seed: seed + 21,
    mask: scene.fadeMask(520, 660, 730, 860),
    opacity: 0.75,
  });
  scene.haze(560, 760, mist, [0, 0.75]);
  for (const index of range(70)) {
    const x = random.between(-20, 1620);
    const y = 742 + 22 * Math.sin(x / 190 + seed) + random() * 30;
    drawTree(scene, [x, y], random.between(34, 74), {
      kind: 'fir',
      seed: index + 300,
      light: firLight,
      palette: [layer(0.6), layer(0.54), layer(0.46)],
      trunk: layer(0.5),
    });
  }
  scene.haze(660, 830, mist, [0, 0.7]);
}

function drawNearSlope(scene: Scene, mist: Rgb): void {
  const { random, seed } = scene;
  const groundAt = (x: number) =>
    842 -
    150 * Math.exp(-(((x + 60) / 380) ** 2)) -
    210 * Math.exp(-(((x - 1720) / 330) ** 2)) +
    14 * Math.sin(x / 70 + seed);
  const ground: Point2[] = [[-5, 905]];
  for (let x = -5; x <= 1610; x += 10) ground.push([x, groundAt(x)]);
  ground.push([1605, 905]);
  const firs = range(62).map(() => {
    const x = random.chance(0.62)
      ? -20 + 540 * random() * Math.sqrt(random())
      : 1620 - 400 * random() * Math.sqrt(random());
    return { x, near: random() };
  });
  for (const { x, near } of firs.toSorted((a, b) => a.near - b.near)) {
    const shares = [0.98, 0.92, 0.85, 0.77, 0.66];
    drawTree(scene, [x, groundAt(x) + 10 + near * 26], 80 + near * 150, {
      kind: 'fir',
      seed: seed * 77 + Math.round(x),
      palette: shares.map((share) => mix(mist, '#1d2c24', share - (1 - near) * 0.3)),
      light: firLight,
      trunk: '#1c2721',
    });
  }
  const fill = scene.vertical(680, 900, [
    [0, mix(mist, '#26382d', 0.75)],
    [0.5, '#24352b'],
    [1, '#17221c'],
  ]);
  scene.shape(ground, fill);
  scene.clipped(pathThrough(ground), () =>
    drawGrass(scene, {
      top: 700,
      bottom: 905,
      palette: ['#1b2820', '#2a3a2c', '#39493a'],
      blades: 4200,
      length: 14,
      seed: seed + 3,
    }),
  );
}
