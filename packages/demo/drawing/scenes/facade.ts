import { css, mix, type Rgb, scaled } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, range } from '../kit/maths.ts';
import { clipPolygon, type Polygon } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { drawClouds, drawSky } from '../kit/sky.ts';
import type { Box } from '../kit/solid.ts';
import { frontWall, leftWall, wallRect } from '../kit/wall.ts';
import { drawWindow } from '../kit/window.ts';

const width = 58;
const depth = 24;
const storeys = 11;
const storeyHeight = 3.6;
const slabColour = '#efe6d4';
const shadowInk = '#131c17';
const front = frontWall(0, 0);
const side = leftWall(0, 0);

/** Fin colours, from the rarest to the most frequent; the seed picks a set. */
const finSchemes = [
  ['#c8a27a', '#9fac90', '#b9c0ab', '#e3dcc8'],
  ['#e3dcc8', '#c19468', '#d0b08a', '#a8836a'],
  ['#8FAA7A', '#e6dfce', '#cfcab8', '#b7b9a8'],
] as const;

/** An office façade from below: fins between slab edges, crossed by one tower's shadow. */
export function facade(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const noon = hour.name === 'noon';
  const scene = sceneAt(
    seed,
    hour,
    {
      position: [-9 + ((seed - 1) % 3) * 2.2, 1.6, -15],
      yaw: 0.62,
      focal: 1150,
      horizonY: 1190,
      centreX: 640,
    },
    {
      sun: normalize(noon ? [0.62, 0.5, -0.62] : [0.7, 0.3, -0.65]),
      hazeDensity: 0.0012,
      ...(noon ? { sunColour: [0.98, 0.86, 0.62], sky: [0.62, 0.7, 0.74], bounce: [0.5, 0.5, 0.46] } : {}),
    },
  );
  drawSky(scene, hour, scene.height, 1.3);
  drawClouds(scene, hour, 900, seed + 70);
  scene.box([0, 0, 0, width, storeys * storeyHeight + 0.6, depth], '#5b655c');
  const height = storeys * storeyHeight;
  const frontOutline = scene.camera.polygon(wallRect(front, 0, 0, width, height));
  const sideOutline = scene.camera.polygon(wallRect(side, 0, 0, depth, height));
  drawGlass(scene, hour);
  drawReflectedTown(scene, frontOutline);
  drawSlabsAndFins(scene, frontOutline);
  drawTowerShadow(scene);
  scene.clipped(sideOutline, () => {
    const fall = scene.linear(
      [0, 0],
      [700, 0],
      [
        [0, '#24352f', 0.4],
        [1, '#24352f', 0.1],
      ],
    );
    scene.rect(fall);
  });
  scene.glow([1560, 40], 800, 520, hour.glow, 0.5);
  scene.haze(900, 500, '#18241d', [0.5, 0]);
  return scene;
}

function drawGlass(scene: Scene, hour: Hour): void {
  const { random } = scene;
  const skyTone = mix(hour.sky[0][1], '#cfdcd8', 0.35);
  const groundTone = mix('#33443f', hour.haze, hour.name === 'noon' ? 0.08 : 0.2);
  for (const storey of range(storeys)) {
    const y = storey * storeyHeight;
    for (const bay of range(20)) {
      drawWindow(scene, front, [bay * 3, y + 0.5, 3, storeyHeight - 0.5], {
        depth: 0.05,
        skyTone: mix(skyTone, '#8aa09a', (storey / storeys) * 0.3),
        groundTone,
        lamp: random.chance(hour.lamps * 0.5),
        frame: '#2f3a33',
      });
      if (random.chance(0.5)) {
        const drop = random.between(0.3, 0.9) * storeyHeight;
        const top = y + storeyHeight;
        const blind = wallRect(front, bay * 3 + 0.06, top - drop, bay * 3 + 1.4, top, 0.02);
        scene.flat(blind, css(scene.lit('#cfd0bf', front.normal, 0.6), 0.55));
      }
    }
    for (const bay of range(8)) {
      drawWindow(scene, side, [bay * 3, y + 0.5, 3, storeyHeight - 0.5], {
        depth: 0.05,
        skyTone: mix(skyTone, groundTone, 0.5),
        groundTone: scaled(groundTone, 0.7),
        lamp: random.chance(0.12 + hour.lamps * 0.4),
      });
    }
  }
}

/** Houses across the street, mirrored in the glass. */
function drawReflectedTown(scene: Scene, outline: Polygon): void {
  const { random } = scene;
  scene.clipped(outline, () => {
    scene.group({ blur: 3, opacity: 0.4 }, () => {
      let x = 300;
      while (x < 1700) {
        const house = random.between(60, 170);
        const top = random.between(150, 480) + (x - 300) * 0.12;
        const corners: Polygon = [
          [x, 1000],
          [x, top],
          [x + house, top - house * 0.12],
          [x + house, 1000],
        ];
        scene.shape(corners, '#24332d');
        x += house * random.between(0.9, 1.6);
      }
    });
  });
}

type Fin = { storey: number; u: number };

const slabAt = (storey: number): Box => [
  -0.9,
  storey * storeyHeight - 0.28,
  -0.95,
  width,
  storey * storeyHeight + 0.3,
  0,
];

const finBox = ({ storey, u }: Fin): Box => [
  u - 0.09,
  storey * storeyHeight + 0.3,
  -0.62,
  u + 0.09,
  (storey + 1) * storeyHeight - 0.28,
  -0.02,
];

/** Fins stand in waves along the façade. */
function finsOf(seed: number): Fin[] {
  const fins: Fin[] = [];
  for (const storey of range(storeys)) {
    for (let u = 0.75; u < width; u += 0.75) {
      const wave = Math.sin(u * 0.16 + seed) + Math.sin(storey * 0.9 + u * 0.07 + seed * 2);
      if (wave > -0.35) fins.push({ storey, u });
    }
  }
  return fins;
}

function finColour(seed: number, { storey, u }: Fin): string {
  const scheme = finSchemes[(seed - 1) % 3] ?? finSchemes[0];
  const wave = Math.sin(u * 1.7 + storey * 2.3 + seed);
  if (wave > 0.94) return scheme[0];
  if (wave > 0.2) return scheme[1];
  return wave > -0.5 ? scheme[2] : scheme[3];
}

/** All shadows on the glass first, then slabs and fins from the top down, as the eye below sees them. */
function drawSlabsAndFins(scene: Scene, outline: Polygon): void {
  const fins = finsOf(scene.seed);
  for (const storey of range(storeys + 1)) {
    const shadow = scene.boxShadow(slabAt(storey), { axis: 'z', at: 0 }, outline);
    scene.shape(shadow, shadowInk, { opacity: 0.5 });
  }
  scene.group({ opacity: 0.45 }, () => {
    for (const fin of fins) {
      scene.shape(scene.boxShadow(finBox(fin), { axis: 'z', at: 0 }, outline), shadowInk);
    }
  });
  for (const storey of range(storeys + 1).toReversed()) {
    const y = storey * storeyHeight;
    scene.box([-0.9, y - 0.28, -0.95, 0, y + 0.3, depth], slabColour);
    scene.box(slabAt(storey), slabColour);
    const below = fins.filter((fin) => fin.storey === storey - 1).toSorted((a, b) => b.u - a.u);
    for (const fin of below) drawFin(scene, fin, slabAt(storey));
  }
}

function drawFin(scene: Scene, fin: Fin, slabAbove: Box): void {
  const box = finBox(fin);
  const colour = finColour(scene.seed, fin);
  scene.box(box, colour);
  const [x0, y0, z0, x1, y1] = box;
  const edge = scene.camera.polygon([
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y1, z0],
    [x0, y1, z0],
  ]);
  const shadow = scene.boxShadow(slabAbove, { axis: 'z', at: z0 });
  if (edge.length < 4 || shadow.length < 3) return;
  const shade: Rgb = scene.lit(colour, [0, 0, -1], 0);
  scene.shape(clipPolygon(shadow, edge), shade, { opacity: 0.9 });
}

/** The shadow of the tower across the street; its edges run parallel to those of the fins. */
function drawTowerShadow(scene: Scene): void {
  const at = (u: number, v: number) => scene.at([u, v, -0.95]);
  scene.group({ blur: 1.6, blend: 'multiply' }, () => {
    const corners = [at(-1, 0), at(-1, 30.5), at(7.5, 24.2), at(7.5, 20.6), at(34, 1), at(34, 0)];
    scene.shape(corners, css(mix('#8796a0', '#566a68', 0.4)), { opacity: 0.82 });
  });
}
