import { css, mix, scaled, tinted } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { indoorGreens } from '../kit/leaves.ts';
import { boundsOf, clamp, normalize, type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';
import { drawTree } from '../kit/tree.ts';
import { drawGalleries, type Hall, oak } from './atriumGalleries.ts';

const glassRail = css('#e6eee0', 0.35);
const frame = '#6b7264';

/** A hall with galleries under a glass roof: beams of sun, a polished floor, trees and people. */
export function atrium(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [1.2, 1.75, 0], yaw: -0.035, focal: 760, horizonY: 640, centreX: 830 },
    {
      sun: normalize([-0.5, 0.8, 0.25]),
      sunColour: dusk ? [0.55, 0.36, 0.22] : [0.5, 0.44, 0.34],
      sky: dusk ? [0.5, 0.48, 0.47] : [0.66, 0.69, 0.67],
      bounce: dusk ? [0.5, 0.42, 0.34] : [0.7, 0.67, 0.6],
      haze: mix(hour.haze, '#f2ecdc', dusk ? 0.2 : 0.6),
      hazeDensity: 0.009,
    },
  );
  const storeys = 4 + (seed % 2);
  const storeyHeight = 4.2;
  const hall: Hall = {
    half: 8.4 + (seed % 3) * 0.6,
    end: 58,
    storeys,
    storeyHeight,
    top: storeys * storeyHeight + 1.2,
  };
  scene.rect(mix(scene.light.haze, '#ffffff', 0.2));
  drawEndWall(scene, hour, hall);
  drawRoof(scene, hour, hall);
  drawFloorAndGalleries(scene, hall);
  drawBridgeAndStair(scene, hall);
  drawSunPatches(scene, hour, hall);
  drawTreesAndPeople(scene);
  const beams = [
    [330, 640, 120, 0.6],
    [560, 930, 90, 0.5],
    [760, 1180, 140, 0.62],
    [1010, 1480, 80, 0.4],
  ] as const;
  for (const [top, foot, width, opacity] of beams) {
    const beam = [
      [top, -20],
      [top + width, -20],
      [foot + width * 1.9, 880],
      [foot, 880],
    ] as const;
    scene.shaft(beam, mix(hour.glow, '#fff0d0', 0.4), opacity, 14);
  }
  scene.darkSide(620, '#1a251e', 0.5);
  scene.darkFoot(600, '#17211b', 0.6);
  return scene;
}

/** Tall glazing with trees behind it. */
function drawEndWall(scene: Scene, hour: Hour, { half, end, top, storeys, storeyHeight }: Hall): void {
  const { random, seed } = scene;
  const outline = scene.camera.polygon([
    [-half, 0, end],
    [half, 0, end],
    [half, top, end],
    [-half, top, end],
  ]);
  const bounds = boundsOf(outline);
  const sky = scene.vertical(bounds.top, bounds.bottom, [
    [0, mix(hour.sky[0][1], '#ffffff', 0.45)],
    [0.6, mix(hour.haze, '#ffffff', 0.5)],
    [1, mix('#8fa37c', hour.haze, 0.4)],
  ]);
  scene.shape(outline, sky);
  scene.clipped(outline, () => {
    for (const index of range(9)) {
      const foot = scene.at([-8 + index * 2.1, 0, end + 6]);
      drawTree(scene, foot, 50 + random() * 40, {
        seed: index + seed * 3,
        palette: tinted(indoorGreens, hour.haze, 0.5),
        leaves: 260,
        leafSize: 2.2,
      });
    }
  });
  for (const index of range(9)) {
    const x = -half + index * 2.25;
    scene.box([x - 0.07, 0, end - 0.3, x + 0.07, top, end], frame);
  }
  for (const storey of range(storeys + 1)) {
    const y = storey * storeyHeight;
    scene.box([-half, y - 0.1, end - 0.3, half, y + 0.1, end], frame);
  }
  scene.glow(scene.at([0, 9, end]), 420, 380, hour.glow, 0.6);
}

/** Sky panes between deep timber beams. */
function drawRoof(scene: Scene, hour: Hour, { half, end, top }: Hall): void {
  const outline = scene.camera.polygon([
    [-half, top, 1],
    [half, top, 1],
    [half, top, end],
    [-half, top, end],
  ]);
  const sky = scene.vertical(0, boundsOf(outline).bottom, [
    [0, mix(hour.sky[0][1], '#ffffff', 0.25)],
    [1, mix(hour.haze, '#ffffff', 0.4)],
  ]);
  scene.shape(outline, sky);
  scene.clipped(outline, () =>
    scene.veil('#ffffff', {
      frequency: [0.003, 0.012],
      gain: 2.6,
      offset: -1.2,
      height: 500,
      opacity: 0.6,
    }),
  );
  for (let x = -half + 1.5; x < half; x += 1.5) {
    scene.box([x - 0.04, top - 0.25, 2, x + 0.04, top, end], '#7a7a68');
  }
  for (let z = end - 1; z > 5; z -= 2.8) {
    scene.box([-half, top - 1.1, z, half, top - 0.1, z + 0.32], '#a98f6a');
  }
}

function drawFloorAndGalleries(scene: Scene, hall: Hall): void {
  const { half, end } = hall;
  const stone = scene.lit('#cfc6b2', [0, 1, 0], 0.5);
  const outline = scene.camera.polygon([
    [-half - 4, 0, 1],
    [half + 4, 0, 1],
    [half + 4, 0, end],
    [-half - 4, 0, end],
  ]);
  const fill = scene.vertical(640, 900, [
    [0, mix(stone, scene.light.haze, 0.6)],
    [0.4, stone],
    [1, scaled(stone, 0.72)],
  ]);
  scene.shape(outline, fill);
  scene.clipped(outline, () =>
    scene.group({ opacity: 0.34, blur: 2.5 }, () => drawGalleries(scene, hall, 'mirrored')),
  );
  drawGalleries(scene, hall, 'real');
  const joint = '#5a5646';
  for (let z = 2; z < end; z += 2.2) scene.line([-half, 0, z], [half, 0, z], joint, 0.7, 0.25);
  for (let x = -half; x <= half; x += 2.25) scene.line([x, 0, 1.5], [x, 0, end], joint, 0.7, 0.2);
}

/** A bridge across the hall and the stair to its first gallery. */
function drawBridgeAndStair(scene: Scene, { half, storeyHeight }: Hall): void {
  const z = 30;
  const deck = 2 * storeyHeight;
  scene.box([-half, deck - 0.5, z, half, deck, z + 2.2], '#d8cfbc');
  const rail: Point3[] = [
    [-half, deck, z],
    [half, deck, z],
    [half, deck + 1, z],
    [-half, deck + 1, z],
  ];
  scene.flat(rail, glassRail);
  scene.box([-half, deck + 1, z - 0.04, half, deck + 1.07, z + 0.04], oak);
  for (const x of [-4, -2.8, 3.5]) {
    const look = { seed: scene.seed + Math.round(x * 3) + 30, colour: mix('#2C3E2D', scene.light.haze, 0.3) };
    drawPerson(scene, scene.at([x, deck, z]), 1.74 * scene.scale([x, 0, z]), look);
  }
  const steps = 24;
  for (const step of range(steps)) {
    const [x, y] = [-7.4 + step * 0.3, (step * storeyHeight) / steps];
    scene.box([x, y, 22.4, x + 0.34, y + 0.19, 24.6], '#c9bfaa');
  }
  const balustrade: Point3[] = [
    [-7.4, 0.9, 22.4],
    [-0.2, storeyHeight + 0.9, 22.4],
    [-0.2, storeyHeight - 0.1, 22.4],
    [-7.4, -0.05, 22.4],
  ];
  scene.flat(balustrade, css('#e6eee0', 0.32));
  scene.line([-7.4, 0.95, 22.4], [-0.2, storeyHeight + 0.95, 22.4], oak, 3);
  scene.box([-0.2, storeyHeight - 0.3, 22.4, half, storeyHeight, 24.6], '#d5cbb6');
}

/** What the roof's grid lets through: on the right wall and on the floor. */
function drawSunPatches(scene: Scene, hour: Hour, { half, storeys, storeyHeight }: Hall): void {
  const colour = scaled(hour.glow, 0.5);
  const look = { blur: 2, blend: 'screen', opacity: hour.name === 'dusk' ? 0.35 : 0.55 } as const;
  scene.group(look, () => {
    for (let z = 3; z < 46; z += 2.8) {
      for (const storey of range(storeys)) {
        if (!scene.random.chance(0.8)) continue;
        const y = (storey + 1) * storeyHeight;
        const x = half - 0.01;
        const patch: Point3[] = [
          [x, y - 0.5, z + 0.9],
          [x, y - 0.5, z + 2.6],
          [x, y + 0.05, z + 2.9],
          [x, y + 0.05, z + 1.2],
        ];
        scene.flat(patch, colour);
      }
    }
    for (let z = 6; z < 40; z += 2.8) {
      const patch: Point3[] = [
        [1.5, 0, z],
        [7.5, 0, z + 1.6],
        [7.5, 0, z + 3.2],
        [1.5, 0, z + 1.7],
      ];
      scene.flat(patch, colour);
    }
  });
}

/** Everything that stands on the floor, from the farthest to the nearest. */
function drawTreesAndPeople(scene: Scene): void {
  const trees = [
    [6.3, 36, 8],
    [-6.2, 40, 8.5],
    [5.6, 19, 7.6],
  ] as const;
  const people = [
    [2, 33, 1],
    [2.8, 33.4, 2],
    [-3.4, 27, 3],
    [0.9, 17, 4],
    [6.4, 25, 5],
    [-1.6, 44, 6],
    [-6.9, 15, 8],
    [3.9, 13.2, 9],
  ] as const;
  const standing = [
    ...trees.map(([x, z, height]) => ({ z, draw: () => drawIndoorTree(scene, [x, 0, z], height) })),
    ...people.map(([x, z, number]) => ({ z, draw: () => drawVisitor(scene, [x, 0, z], number) })),
  ];
  for (const { draw } of standing.toSorted((a, b) => b.z - a.z)) draw();
}

const airAt = (z: number): number => clamp(z / 90, 0, 0.5);

function drawIndoorTree(scene: Scene, foot: Point3, height: number): void {
  const [x, , z] = foot;
  const { haze } = scene.light;
  const [left, top] = scene.at(foot);
  const metre = scene.scale(foot);
  scene.box([x - 1.5, 0, z - 1.5, x + 1.5, 0.5, z + 1.5], '#bdb29c');
  drawTree(scene, [left, top - metre * 0.5], height * metre, {
    kind: 'multiStem',
    seed: scene.seed * 5 + Math.round(z),
    palette: tinted(indoorGreens, haze, airAt(z)),
    leaves: 3400,
    leafSize: 1.4 + metre * 0.075,
    light: [-0.3, -0.95],
    trunk: mix('#3a3228', haze, airAt(z)),
  });
}

const coats = ['#2C3E2D', '#5b4a3a', '#3b4a4c', '#77664e'] as const;

/** A person and the mirror image in the floor. */
function drawVisitor(scene: Scene, feet: Point3, number: number): void {
  const place = scene.at(feet);
  const height = 1.74 * scene.scale(feet);
  const seed = scene.seed * 7 + number;
  const upsideDown = `translate(0 ${2 * place[1]}) scale(1 -1)`;
  scene.group({ opacity: 0.22, blur: 1.5, transform: upsideDown }, () =>
    drawPerson(scene, place, height, { seed, colour: '#2C3E2D' }),
  );
  const colour = mix(coats[number % 4] ?? coats[0], scene.light.haze, airAt(feet[2]));
  drawPerson(scene, place, height, { seed, colour, rim: '#fff1d6' });
}
