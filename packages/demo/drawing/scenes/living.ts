import { type Colour, css, mix, scaled } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { boundsOf, lerp, normalize, type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import { drawLivingFurniture } from './livingFurniture.ts';
import { drawLivingView } from './livingView.ts';

/** The room and its window, in metres. */
const room = { left: -3.2, right: 5.2, end: 6.3, height: 2.8 } as const;
const pane = { left: -1.75, right: 4.75, bottom: 0.1, top: 2.62 } as const;
const mullions = [pane.left, 0.05, 1.5, 3.1, pane.right] as const;
const wallColour = '#d9d2c0';

/** A living room behind a wide window, whose panes fall on the floor as patches of sun. */
export function living(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [-0.3, 1.3, -0.5], yaw: 0.17, focal: 900, horizonY: 440, centreX: 770 },
    {
      sun: normalize([0.62, 0.42, 0.72]),
      sunColour: [0.9, 0.66, 0.42],
      sky: dusk ? [0.4, 0.39, 0.38] : [0.6, 0.6, 0.56],
      bounce: dusk ? [0.34, 0.29, 0.25] : [0.56, 0.52, 0.45],
      fill: { direction: normalize([0.45, 0.25, 0.85]), colour: dusk ? [0.3, 0.2, 0.14] : [0.5, 0.42, 0.3] },
    },
  );
  const hole = scene.camera.polygon([
    [pane.left, pane.bottom, room.end],
    [pane.right, pane.bottom, room.end],
    [pane.right, pane.top, room.end],
    [pane.left, pane.top, room.end],
  ]);
  scene.clipped(hole, () => drawLivingView(scene, hour));
  drawShell(scene);
  drawFloor(scene);
  drawDaylight(scene, hour);
  const patch = scene.lit('#e2bd86', [0, 1, 0]);
  drawSunPatches(scene, 0, scaled(patch, [0.66, 0.52, 0.36]), dusk ? 0.5 : 0.85, 1.6);
  drawWindowFrame(scene);
  drawCurtains(scene, hour);
  drawLivingFurniture(scene, hour, () =>
    drawSunPatches(scene, 0.01, scaled(patch, [0.4, 0.32, 0.2]), dusk ? 0.35 : 0.6, 1.2),
  );
  const beam = [
    [760, 260],
    [1420, 230],
    [1000, 900],
    [150, 880],
  ] as const;
  scene.shaft(beam, hour.glow, 0.42, 40);
  scene.glow([scene.at([3.5, 1.6, room.end])[0], 330], 620, 420, hour.glow, 0.26);
  scene.darkSide(520, '#161d17', 0.35);
  scene.darkFoot(620, '#161d17', 0.5);
  return scene;
}

/** An upright polygon along one of the side walls. */
const sideWall = (x: number): Point3[] => [
  [x, 0, -1],
  [x, 0, room.end],
  [x, room.height, room.end],
  [x, room.height, -1],
];

/** A level polygon between the side walls. */
const level = (y: number, x0: number = room.left, x1: number = room.right, z0 = -1): Point3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, room.end],
  [x0, y, room.end],
];

/** A face inside the room, where no direct sun comes. */
function inner(scene: Scene, points: readonly Point3[], normal: Point3, colour: Colour): void {
  scene.face(points, normal, colour, { sunlight: 0 });
}

function drawShell(scene: Scene): void {
  inner(scene, sideWall(room.left), [1, 0, 0], mix(wallColour, '#9fae8b', 0.55));
  inner(scene, sideWall(room.right), [-1, 0, 0], wallColour);
  const aroundWindow = [
    [room.left, 0, pane.left, room.height],
    [pane.right, 0, room.right, room.height],
    [pane.left, 0, pane.right, pane.bottom],
    [pane.left, pane.top, pane.right, room.height],
  ] as const;
  for (const [x0, y0, x1, y1] of aroundWindow) {
    const piece: Point3[] = [
      [x0, y0, room.end],
      [x1, y0, room.end],
      [x1, y1, room.end],
      [x0, y1, room.end],
    ];
    inner(scene, piece, [0, 0, -1], mix(wallColour, '#8d8676', 0.35));
  }
  inner(scene, level(room.height), [0, -1, 0], '#f3ecdc');
  for (let x: number = room.left; x < room.right; x += 0.24) {
    scene.flat(level(room.height - 0.002, x, x + 0.03, -0.9), css('#6b5a40', 0.35));
  }
}

/** Oak boards, each in a tone of its own. */
function drawFloor(scene: Scene): void {
  const { random } = scene;
  for (let x: number = room.left; x < room.right; x += 0.19) {
    let z = -0.9 + random() * 0.4;
    while (z < room.end) {
      const end = Math.min(room.end, z + random.between(0.9, 2.2));
      const right = Math.min(room.right, x + 0.186);
      const board: Point3[] = [
        [x, 0, z],
        [right, 0, z],
        [right, 0, end - 0.006],
        [x, 0, end - 0.006],
      ];
      const tone = random.chance(0.5) ? '#8a6844' : '#bf9a6c';
      inner(scene, board, [0, 1, 0], mix('#a98258', tone, random() * 0.55));
      z = end;
    }
  }
}

/** Daylight falls off away from the window, and lies bright in front of it. */
function drawDaylight(scene: Scene, hour: Hour): void {
  const { left, right, end, height } = room;
  scene.occlusion(sideWall(left), [left, 1, 1.2], [left, 1, 6], 0.42);
  scene.occlusion(sideWall(right), [right, 1, 1.6], [right, 1, 5.6], 0.3);
  scene.occlusion(level(height), [0, height, 1], [0, height, 5.4], 0.3);
  scene.occlusion(level(0), [0, 0, 1.2], [0, 0, 5.6], 0.5);
  const corner: Point3[] = [
    [left, 0, end - 0.8],
    [left + 1.5, 0, end - 0.8],
    [left + 1.5, height, end],
    [left, height, end],
  ];
  scene.occlusion(corner, [left, 1, end], [left + 0.7, 1, end], 0.35);
  scene.group({ blur: 6, blend: 'screen', opacity: 0.6 }, () => {
    const bright = scene.camera.polygon([
      [pane.left, 0, end],
      [pane.right, 0, end],
      [pane.right - 1, 0, 3.4],
      [pane.left - 1, 0, 3.4],
    ]);
    const { top, bottom } = boundsOf(bright);
    const fade = scene.vertical(top, bottom, [
      [0, scaled(hour.glow, 0.75)],
      [1, scaled(hour.glow, 0)],
    ]);
    scene.shape(bright, fade);
  });
}

/** Each pane's outline, sent along the sun's ray to the floor. */
function drawSunPatches(scene: Scene, y: number, colour: Colour, opacity: number, blur: number): void {
  scene.group({ blur, blend: 'screen', opacity }, () => {
    for (const [index, mullion] of mullions.entries()) {
      const next = mullions[index + 1];
      if (next === undefined) continue;
      const [x0, x1] = [mullion + 0.05, next - 0.05];
      const [y0, y1] = [pane.bottom + 0.05, pane.top - 0.05];
      const glass: Point3[] = [
        [x0, y0, room.end],
        [x1, y0, room.end],
        [x1, y1, room.end],
        [x0, y1, room.end],
      ];
      scene.shape(scene.shadow(glass, { axis: 'y', at: y }), css(colour));
    }
  });
}

function drawWindowFrame(scene: Scene): void {
  const { left, right, bottom, top } = pane;
  for (const x of mullions) {
    scene.box([x - 0.035, bottom, room.end - 0.12, x + 0.035, top, room.end], '#4b4a3c');
  }
  for (const y of [bottom, top]) {
    scene.box([left, y - 0.035, room.end - 0.12, right, y + 0.035, room.end], '#4b4a3c');
  }
  scene.box([left - 0.1, bottom - 0.09, room.end - 0.5, right + 0.1, bottom - 0.03, room.end], '#b58f63');
}

function drawCurtains(scene: Scene, hour: Hour): void {
  const curtains = [
    [pane.left - 0.5, pane.left + 0.5],
    [pane.right - 0.55, pane.right + 0.35],
  ] as const;
  const folds = 16;
  const z = room.end - 0.2;
  for (const [from, to] of curtains) {
    for (const fold of range(folds)) {
      const [x0, x1] = [lerp(from, to, fold / folds), lerp(from, to, (fold + 1) / folds)];
      const light = 0.5 + 0.5 * Math.sin(fold * 1.9 + scene.seed);
      const cloth: Point3[] = [
        [x0, 0.02, z],
        [x1 + 0.02, 0.02, z],
        [x1, 2.72, z],
        [x0, 2.72, z],
      ];
      scene.flat(cloth, css(mix('#fff4df', mix('#bdb7a2', hour.glow, 0.35), light), 0.68));
    }
  }
}
