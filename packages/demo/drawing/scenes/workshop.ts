import { css, mix, scaled } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';
import { drawCamperVan } from './camperVan.ts';
import { drawBench, drawCoveredVan, drawToolWall } from './workshopThings.ts';

/** The hall in metres. */
const hall = { left: -6.5, right: 13, near: -7.5, back: 7.5, height: 6.2 } as const;
/** The band of windows under the roof. */
const panes = { bottom: 3.5, top: 5.5, width: 2.7, count: 7 } as const;

/** A workshop: a camper on the floor, a bench and tools at the wall, another van under its winter cover. */
export function workshop(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [-2.9, 1.65, -8.6], yaw: 0.42, focal: 1150, horizonY: 560, centreX: 730 },
    {
      sun: normalize([0.42, 0.52, 0.74]),
      sunColour: dusk ? [0.5, 0.34, 0.2] : [0.55, 0.48, 0.36],
      sky: dusk ? [0.42, 0.4, 0.4] : [0.66, 0.67, 0.65],
      bounce: dusk ? [0.4, 0.33, 0.27] : [0.5, 0.47, 0.42],
      haze: mix(hour.haze, '#efe6d2', 0.5),
      hazeDensity: 0.008,
      fill: {
        direction: normalize([-0.3, 0.5, -0.8]),
        colour: dusk ? [0.22, 0.17, 0.12] : [0.2, 0.19, 0.16],
      },
    },
  );
  drawShell(scene);
  drawWindows(scene, hour);
  drawRoof(scene);
  drawGate(scene);
  drawSunOnFloor(scene, hour);
  drawToolWall(scene, hall.back);
  drawBench(scene, hall.back);
  drawMechanic(scene, [-3.4, 0, 6.1], 5);
  drawCoveredVan(scene, [7.9, 0, 1.9]);
  drawContactShadow(scene);
  drawCamperVan(scene, hour);
  drawMechanic(scene, [-1.5, 0, 0.9], 21);
  for (const x of [-2, 3.4, 8.8]) drawLamp(scene, [x, 4.3, 1.2], dusk);
  for (const [top, foot] of [
    [420, 120],
    [760, 560],
    [1080, 990],
  ] as const) {
    const beam = [
      [top, 60],
      [top + 150, 60],
      [foot + 420, 900],
      [foot, 900],
    ] as const;
    scene.shaft(beam, mix(hour.glow, '#fff0d0', 0.4), dusk ? 0.16 : 0.24, 34);
  }
  scene.darkSide(420, '#1a1d18', 0.25);
  scene.darkFoot(690, '#161a16', 0.5);
  return scene;
}

const level = (y: number): Point3[] => [
  [hall.left, y, hall.near],
  [hall.right, y, hall.near],
  [hall.right, y, hall.back],
  [hall.left, y, hall.back],
];

const upright = (x0: number, y0: number, x1: number, y1: number, z: number): Point3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

const sideWall = (x: number): Point3[] => [
  [x, 0, hall.near],
  [x, 0, hall.back],
  [x, hall.height, hall.back],
  [x, hall.height, hall.near],
];

function drawShell(scene: Scene): void {
  const { left, right, back, height } = hall;
  scene.rect('#2b2c27');
  scene.face(sideWall(left), [1, 0, 0], '#c9c4b2', { sunlight: 0 });
  scene.face(sideWall(right), [-1, 0, 0], '#d6cdb8', { sunlight: 0 });
  scene.face(upright(left, 0, right, height, back), [0, 0, -1], '#d2c9b4', { sunlight: 0 });
  scene.face(upright(left, 0, right, 1.15, back), [0, 0, -1], '#8d9b7c', { sunlight: 0 });
  scene.face(level(height), [0, -1, 0], '#b4ac98', { sunlight: 0 });
  scene.face(level(0), [0, 1, 0], '#c4bdab', { sunlight: 0.25 });
  for (let x: number = left; x <= right; x += 2.4) {
    scene.line([x, 0, hall.near], [x, 0, back], '#4b4a42', 0.8, 0.3);
  }
  for (let z: number = hall.near; z <= back; z += 2.4) {
    scene.line([left, 0, z], [right, 0, z], '#4b4a42', 0.8, 0.3);
  }
  scene.occlusion(level(0), [0, 0, back], [0, 0, 5.6], 0.4);
  scene.occlusion(sideWall(left), [left, 1, -3], [left, 1, 6], 0.45);
  scene.occlusion(level(height), [0, height, -2], [0, height, 7], 0.5);
}

/** The gate in the right wall, of steel panels. */
function drawGate(scene: Scene): void {
  const x = hall.right - 0.02;
  const panel = (y: number): Point3[] => [
    [x, y, -2.6],
    [x, y, 4.4],
    [x, y + 0.58, 4.4],
    [x, y + 0.58, -2.6],
  ];
  for (const row of range(7)) scene.face(panel(row * 0.6), [-1, 0, 0], '#7f8f74', { sunlight: 0 });
}

/** Where each window of the band begins. */
const paneStarts = range(panes.count).map((index) => hall.left + 0.4 + index * (panes.width + 0.1));

function drawWindows(scene: Scene, hour: Hour): void {
  const z = hall.back - 0.01;
  for (const x of paneStarts) {
    const pane = upright(x, panes.bottom, x + panes.width - 0.15, panes.top, z);
    const top = scene.at([x, panes.top, z])[1];
    const bottom = scene.at([x, panes.bottom, z])[1];
    const sky = scene.vertical(top, bottom, [
      [0, mix(hour.sky[0][1], '#ffffff', 0.35)],
      [0.7, mix(hour.haze, '#ffffff', 0.35)],
      [1, mix(hour.haze, '#8fa082', 0.35)],
    ]);
    scene.flat(pane, sky);
    for (const bar of range(4)) {
      const at = x + (bar * (panes.width - 0.15)) / 3;
      scene.box([at - 0.03, panes.bottom, z - 0.12, at + 0.03, panes.top, z], '#4e5a4f');
    }
    for (const y of [panes.bottom, 4.5, panes.top]) {
      scene.box([x - 0.03, y - 0.03, z - 0.12, x + panes.width - 0.12, y + 0.03, z], '#4e5a4f');
    }
  }
  scene.glow(scene.at([4, 4.6, hall.back]), 760, 300, hour.glow, 0.5);
}

/** Steel trusses from front to back, and purlins across. */
function drawRoof(scene: Scene): void {
  const steel = '#5b665c';
  const { near, back, height } = hall;
  for (const z of [6.6, 3.6, 0.6, -2.4]) {
    scene.box([hall.left, height - 0.22, z, hall.right, height - 0.06, z + 0.14], steel);
    scene.box([hall.left, height - 1, z, hall.right, height - 0.9, z + 0.14], steel);
    for (let x: number = hall.left; x < hall.right; x += 1.3) {
      scene.line(
        [x, height - 0.95, z],
        [x + 0.65, height - 0.15, z],
        steel,
        scene.scale([x, height, z]) * 0.045,
      );
      scene.line(
        [x + 0.65, height - 0.15, z],
        [x + 1.3, height - 0.95, z],
        steel,
        scene.scale([x, height, z]) * 0.045,
      );
    }
  }
  for (let x: number = hall.left; x < hall.right; x += 2.2) {
    scene.box([x, height - 0.12, near, x + 0.1, height - 0.02, back], '#8d8877');
  }
}

/** Each window's light on the floor, sent along the sun's ray. */
function drawSunOnFloor(scene: Scene, hour: Hour): void {
  const colour = scaled(hour.glow, 0.5);
  const opacity = hour.name === 'dusk' ? 0.5 : 0.85;
  scene.group({ blur: 2, blend: 'screen', opacity }, () => {
    for (const x of paneStarts) {
      for (const [y0, y1] of [
        [panes.bottom + 0.05, 4.45],
        [4.55, panes.top - 0.05],
      ] as const) {
        const glass = upright(x + 0.05, y0, x + panes.width - 0.2, y1, hall.back);
        scene.shape(scene.shadow(glass, { axis: 'y', at: 0 }), css(colour));
      }
    }
  });
}

function drawContactShadow(scene: Scene): void {
  scene.group({ blur: 9, opacity: 0.85 }, () => {
    const shadow: Point3[] = [
      [-0.3, 0, -0.5],
      [6.3, 0, -0.5],
      [6.3, 0, 2],
      [-0.3, 0, 2],
    ];
    scene.flat(shadow, '#151713');
  });
}

function drawMechanic(scene: Scene, feet: Point3, seed: number): void {
  const [x, y] = scene.at(feet);
  const metre = scene.scale(feet);
  scene.group({ blur: 3, opacity: 0.4 }, () => {
    const shadow = [
      [x - metre * 0.25, y],
      [x + metre * 0.25, y],
      [x + metre * 0.1, y + metre * 0.22],
      [x - metre * 0.5, y + metre * 0.22],
    ] as const;
    scene.shape(shadow, '#151713');
  });
  drawPerson(scene, [x, y], 1.76 * metre, {
    seed: seed + scene.seed,
    colour: '#3a463c',
    rim: '#ffe6bd',
    side: 1,
  });
}

/** An enamel lamp on a long cable. */
function drawLamp(scene: Scene, at: Point3, dusk: boolean): void {
  const [x, y] = scene.at(at);
  const metre = scene.scale(at);
  scene.stroke([scene.at([at[0], hall.height, at[2]]), [x, y]], '#2c302b', 1.4);
  const shade = [
    [x - metre * 0.08, y - metre * 0.12],
    [x + metre * 0.08, y - metre * 0.12],
    [x + metre * 0.3, y + metre * 0.12],
    [x - metre * 0.3, y + metre * 0.12],
  ] as const;
  scene.shape(shade, '#35453a');
  scene.glow([x, y + metre * 0.16], metre * 0.9, metre * 0.6, '#ffd79a', dusk ? 0.85 : 0.35);
}
