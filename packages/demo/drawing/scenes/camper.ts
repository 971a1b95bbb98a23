import { mix, type Rgb } from '../kit/colour.ts';
import { drawGrass } from '../kit/grass.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, type Point2, type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawRidges, drawSky } from '../kit/sky.ts';
import { drawTree } from '../kit/tree.ts';
import { drawCamp } from './camp.ts';
import { drawCamperVan } from './camperVan.ts';

/** Where the sun stands, low on the left. */
const sunset: Point2 = [430, 560];
const summitX = 930;

/** A camper van on a plateau below a mountain: door open, awning out, somebody in front of it. */
export function camper(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [-3.4, 1.55, -9.2], yaw: 0.42, focal: 1240, horizonY: 606, centreX: 800 },
    {
      sun: normalize([-0.8, 0.2, 0.35]),
      sunColour: dusk ? [0.9, 0.5, 0.28] : [0.6, 0.5, 0.36],
      sky: dusk ? [0.46, 0.5, 0.55] : [0.7, 0.72, 0.72],
      bounce: [0.36, 0.31, 0.26],
      hazeDensity: 0.004,
    },
  );
  const layer = (share: number): Rgb => mix(hour.haze, '#263a44', share);
  drawEveningSky(scene, hour);
  drawMountain(scene, layer);
  drawFoothills(scene, hour, layer);
  drawSteppe(scene, hour);
  const lampAt = scene.at([2.5, 0, -2.4]);
  drawLampLight(scene, lampAt, dusk);
  drawCamperVan(scene, hour);
  drawCamp(scene, dusk);
  drawOwner(scene);
  drawGrass(scene, {
    top: 705,
    bottom: 905,
    palette: ['#1d2721', '#2b332a', '#4a4a36', mix('#6b6344', hour.glow, 0.2)],
    blades: 5200,
    length: 34,
    seed: seed + 2,
    crowding: 0.8,
  });
  scene.glow([lampAt[0], lampAt[1] - 90], 520, 260, '#ffb469', dusk ? 0.22 : 0);
  scene.glow(sunset, 800, 300, hour.glow, 0.22);
  scene.darkFoot(640, '#131c18', 0.6);
  return scene;
}

function drawEveningSky(scene: Scene, hour: Hour): void {
  if (hour.name === 'dusk') {
    drawSky(scene, {
      sky: [
        [0, '#22344a'],
        [0.22, '#3f566a'],
        [0.4, '#8a8080'],
        [0.52, '#d29a72'],
        [0.61, '#f2b478'],
        [0.66, '#f6c48c'],
      ],
    });
    drawStars(scene);
    scene.glow([1190, 120], 60, 60, '#f6efdc', 0.5);
    scene.path('M1196 104a17 17 0 1 0 9 26a14 14 0 0 1 -9 -26z', '#fbf3df');
  } else drawSky(scene, hour);
  drawClouds(scene, hour, 470, scene.seed + 60);
  scene.glow(sunset, 1000, 330, hour.glow, 0.75);
  scene.glow(sunset, 330, 130, '#ffe9c2', 0.7);
}

function drawStars(scene: Scene): void {
  const { random } = scene;
  const stars = range(170).map(() => {
    const size = (random() ** 3 * 1.1 + 0.35).toFixed(2);
    const x = random.between(0, 1600).toFixed(1);
    return `M${x} ${(random() ** 1.6 * 330).toFixed(1)}h${size}v${size}h-${size}z`;
  });
  scene.path(stars.join(''), '#fff6e2', { opacity: 0.75 });
}

/** A volcano with snow around its summit. */
function drawMountain(scene: Scene, layer: (share: number) => Rgb): void {
  const { random, seed } = scene;
  const slope: Point2[] = [];
  for (let x = -5; x <= 1605; x += 5) {
    const away = Math.abs(x - summitX);
    const cone = 205 * Math.exp(-away / 210) * (1 - 0.2 * Math.exp((-away * away) / 500));
    const shoulder = 40 * Math.exp(-(((x - 1290) / 170) ** 2));
    slope.push([x, 566 - cone - shoulder - 8 * Math.sin(x / 53 + seed) + random.bell() * 2.2]);
  }
  const rock = scene.vertical(350, 590, [
    [0, layer(0.62)],
    [1, layer(0.12)],
  ]);
  scene.shape([[-5, 600], ...slope, [1605, 600]], rock);
  const crest = slope.filter(([x]) => Math.abs(x - summitX) < 95);
  const snowLine = crest.toReversed().map(([x, y]): Point2 => {
    const depth = Math.max(0, 1 - Math.abs(x - summitX) / 95) ** 0.8;
    return [x, y + depth * 58 * random.between(0.25, 1)];
  });
  scene.shape([...crest, ...snowLine], mix('#f0e2d2', layer(0.4), 0.3), { opacity: 0.75 });
  const shaded = [...crest.filter(([x]) => x > 925), ...snowLine.filter(([x]) => x > 940)];
  scene.shape(shaded, layer(0.62), { opacity: 0.5 });
}

function drawFoothills(scene: Scene, hour: Hour, layer: (share: number) => Rgb): void {
  const { random, seed } = scene;
  drawRidges(scene, [
    { y: 580, swing: 22, crest: layer(0.42), foot: layer(0.16), depth: 40 },
    { y: 602, swing: 16, crest: layer(0.56), foot: layer(0.3), depth: 40 },
  ]);
  for (const index of range(13)) {
    const x = 1180 + index * 17 + random.bell() * 8;
    drawTree(scene, [x, 612], random.between(30, 52), {
      kind: 'poplar',
      seed: index + seed,
      palette: [layer(0.85), layer(0.75), layer(0.6)],
      leaves: 90,
      leafSize: 2,
      light: hour.leafLight,
      trunk: layer(0.8),
    });
  }
  scene.haze(520, 630, hour.glow, [0, 0.35]);
}

function drawSteppe(scene: Scene, hour: Hour): void {
  const straw = hour.name === 'dusk' ? '#6d6448' : '#b3a878';
  const ground = scene.vertical(606, 900, [
    [0, mix(hour.glow, straw, 0.6)],
    [0.2, mix(straw, '#5b5a44', 0.3)],
    [0.55, mix(straw, '#2f3a32', 0.65)],
    [1, '#1c2722'],
  ]);
  scene.rect(ground, 0, 606, 1600, 294);
  const track = [
    [610, 612],
    [640, 610],
    [420, 690],
    [560, 900],
    [-140, 900],
    [260, 690],
  ] as const;
  const dust = scene.vertical(610, 900, [
    [0, mix(hour.glow, straw, 0.35)],
    [1, '#3b3a30'],
  ]);
  scene.shape(track, dust, { opacity: 0.55, blur: 4 });
  drawGrass(scene, {
    top: 616,
    bottom: 700,
    palette: [mix(straw, '#3a3d30', 0.4), mix(hour.glow, straw, 0.5), mix(straw, '#2b332b', 0.6)],
    blades: 5200,
    length: 12,
    seed: scene.seed + 1,
    width: 0.8,
  });
}

/** The van's contact shadow, and the light that falls out of it. */
function drawLampLight(scene: Scene, [x, y]: Point2, dusk: boolean): void {
  scene.group({ blur: 7 }, () => {
    const shadow: Point3[] = [
      [-0.6, 0, -0.4],
      [6.3, 0, -0.4],
      [6.5, 0, 2.3],
      [-0.5, 0, 2.2],
    ];
    scene.flat(shadow, '#10170f');
  });
  scene.glow([x, y], 620, 130, '#ffb765', dusk ? 0.75 : 0);
  scene.glow([x - 20, y - 10], 330, 70, '#ffd9a0', dusk ? 0.6 : 0);
}

function drawOwner(scene: Scene): void {
  const feet: Point3 = [2.5, 0, -0.75];
  const [x, y] = scene.at(feet);
  scene.group({ blur: 3, opacity: 0.5 }, () => {
    const shadow = [
      [x - 12, y - 3],
      [x + 14, y - 3],
      [x - 10, y + 70],
      [x - 60, y + 70],
    ] as const;
    scene.shape(shadow, '#121814');
  });
  const look = { seed: 18 + scene.seed, colour: '#2b3230', rim: '#ffc885', side: 1 } as const;
  drawPerson(scene, [x, y], 1.7 * scene.scale(feet), look);
}
