import { css, mix, type Paint } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { boundsOf, lerp, normalize, type Point2, type Point3, range } from '../kit/maths.ts';
import { edges } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import type { Outline } from '../kit/sheet.ts';
import { drawCamperRoof } from './camperRoof.ts';

const bodyColour = '#e9e2d0';
const rubber = '#262d2a';
const width = 2;

/** The lower and the upper end of the windscreen, in the side view. */
const windscreen = { top: [1.35, 2.38], foot: [0.78, 1.5] } as const;

/** The side view, clockwise from the front bumper; metres along the van and above the ground. */
export const vanProfile: readonly Point2[] = [
  [0.12, 0.45],
  [6.02, 0.45],
  [6.1, 0.75],
  [6.08, 2.3],
  [5.95, 2.62],
  [5.7, 2.7],
  [1.95, 2.7],
  [1.62, 2.6],
  windscreen.top,
  windscreen.foot,
  [0.22, 1.28],
  [0.05, 1.1],
  [0, 0.7],
];

/** A panel van turned camper, its front at x = 0 and its near side in the plane z = 0. */
export function drawCamperVan(scene: Scene, hour: Hour): void {
  drawShell(scene, hour);
  drawFront(scene, hour);
  const side = vanProfile.map(([x, y]) => scene.at([x, y, 0]));
  const paint = scene.lit(bodyColour, [0, 0, -1]);
  const fall = scene.vertical(scene.at([0, 2.7, 0])[1], scene.at([0, 0.4, 0])[1], [
    [0, mix(paint, hour.sky[1][1], 0.25)],
    [0.4, paint],
    [0.62, mix(paint, '#3d4638', 0.25)],
    [1, mix(paint, '#2a2f25', 0.6)],
  ]);
  scene.shape(side, fall);
  scene.clipped(side, () => drawStripe(scene));
  drawOpenDoor(scene, hour);
  // The sliding door stands open in front of the rear window.
  scene.box([3.45, 0.6, -0.1, 4.85, 2.42, -0.02], bodyColour);
  drawCabinWindow(scene, hour, [3.62, 1.45, 4.7, 2.1], -0.11);
  drawCabinWindow(scene, hour, [5.05, 1.5, 5.85, 2.1]);
  drawDriversWindow(scene, hour);
  for (const x of [1.98, 3.42, 4.95]) {
    scene.line([x, 0.62, -0.01], [x, 2.45, -0.01], '#2a322c', 1.1, 0.6);
  }
  for (const x of [1.12, 4.98]) drawWheel(scene, x, hour.name === 'dusk');
  onSide(scene, rectangle(0.84, 1.4, 0.98, 1.62), rubber, {}, -0.28);
  drawCamperRoof(scene, hour);
}

type SideView = readonly Point2[];

/** Draws on the near side, or on a plane parallel to it at `z`. */
function onSide(scene: Scene, points: SideView, paint: Paint, outline: Outline = {}, z = -0.01): void {
  scene.shape(
    points.map(([x, y]) => scene.at([x, y, z])),
    paint,
    outline,
  );
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): SideView => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function rounded(x0: number, y0: number, x1: number, y1: number, radius: number): SideView {
  const centres = [
    [x1 - radius, y1 - radius],
    [x0 + radius, y1 - radius],
    [x0 + radius, y0 + radius],
    [x1 - radius, y0 + radius],
  ] as const;
  return centres.flatMap(([x, y], quarter) =>
    range(5).map((step): Point2 => {
      const angle = ((quarter + step / 4) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** The warm room behind a pane at night, a dim one by day. */
function roomLight(scene: Scene, hour: Hour, pane: SideView): string {
  const { top, bottom } = boundsOf(pane.map(([x, y]) => scene.at([x, y, 0])));
  const [ceiling, middle, floor] =
    hour.name === 'dusk' ? ['#fff0cf', '#ffc477', '#b5682f'] : ['#8a7a60', '#6d5f4a', '#4a4032'];
  return scene.vertical(top, bottom, [
    [0, ceiling],
    [0.5, middle],
    [1, floor],
  ]);
}

/** Roof, bonnet, windscreen: everything that runs across the van and that the camera sees. */
function drawShell(scene: Scene, hour: Hour): void {
  const [eyeX, eyeY] = scene.camera.position;
  for (const [a, b] of edges(vanProfile)) {
    const normal = normalize([b[1] - a[1], a[0] - b[0], 0]);
    const [middleX, middleY] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if ((eyeX - middleX) * normal[0] + (eyeY - middleY) * normal[1] <= 0) continue;
    const panel: Point3[] = [
      [a[0], a[1], 0],
      [b[0], b[1], 0],
      [b[0], b[1], width],
      [a[0], a[1], width],
    ];
    scene.face(panel, normal, bodyColour);
    if (a === windscreen.top) drawWindscreen(scene, hour);
  }
}

function drawWindscreen(scene: Scene, hour: Hour): void {
  const { top, foot } = windscreen;
  const at = (t: number, z: number): Point3 => [lerp(top[0], foot[0], t), lerp(top[1], foot[1], t), z];
  const [first, ...rest] = scene.camera.polygon([
    at(0.04, 0.12),
    at(0.95, 0.1),
    at(0.95, 1.9),
    at(0.04, 1.88),
  ]);
  const opposite = rest[1];
  if (first === undefined || opposite === undefined) return;
  const reflection = scene.linear(first, opposite, [
    [0, '#33454a'],
    [0.6, mix(hour.glow, '#5a6a6c', 0.45)],
    [1, mix(hour.glow, '#ffffff', 0.2)],
  ]);
  scene.shape([first, ...rest], reflection);
}

/** Lamps and grille. */
function drawFront(scene: Scene, hour: Hour): void {
  const plate = (y0: number, y1: number, z0: number, z1: number, paint: string) => {
    const corners: Point3[] = [
      [0, y0, z0],
      [0, y0, z1],
      [0.03, y1, z1],
      [0.03, y1, z0],
    ];
    scene.flat(corners, paint);
  };
  plate(0.78, 1, 0.12, 0.5, '#fff0cc');
  plate(0.78, 1, 1.5, 1.88, '#fff0cc');
  plate(0.55, 0.74, 0.3, 1.7, '#39443e');
  scene.glow(scene.at([0, 0.9, 0.3]), 60, 44, '#ffe0a2', hour.name === 'dusk' ? 0.6 : 0.1);
}

function drawStripe(scene: Scene): void {
  const band: SideView = [
    [0.1, 0.62],
    [6.1, 0.62],
    [6.1, 1.18],
    [1.2, 1.18],
    [0.2, 1],
  ];
  onSide(scene, band, css(scene.lit('#6f8a63', [0, 0, -1]), 0.92));
  onSide(scene, rectangle(0.2, 1.2, 6.1, 1.235), '#d28a52', { opacity: 0.85 });
}

/** The doorway with the room behind it: worktop, bench, shelf. */
function drawOpenDoor(scene: Scene, hour: Hour): void {
  const doorway = rounded(2.05, 0.58, 3.35, 2.4, 0.12);
  onSide(scene, doorway, roomLight(scene, hour, doorway));
  scene.clipped(
    doorway.map(([x, y]) => scene.at([x, y, -0.01])),
    () => {
      onSide(scene, rectangle(2.05, 1.35, 2.5, 1.42), '#7a4a26');
      onSide(scene, rectangle(2.05, 0.6, 2.48, 1.35), '#9a6436', { opacity: 0.85 });
      onSide(scene, rectangle(2.75, 0.6, 3.4, 1.02), '#6e7c58', { opacity: 0.9 });
      onSide(scene, rectangle(2.05, 1.95, 3.4, 2.2), '#a8713f', { opacity: 0.7 });
      onSide(scene, rectangle(2.05, 0.58, 3.4, 0.66), '#5a3a22');
    },
  );
}

/** A rear window with curtains; lit at dusk. */
function drawCabinWindow(
  scene: Scene,
  hour: Hour,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z?: number,
): void {
  const pane = rounded(x0, y0, x1, y1, 0.1);
  onSide(scene, rounded(x0 - 0.03, y0 - 0.03, x1 + 0.03, y1 + 0.03, 0.12), rubber, {}, z ?? -0.012);
  const outline = pane.map(([x, y]) => scene.at([x, y, z ?? -0.015]));
  const { left, top, right, bottom } = boundsOf(outline);
  const glass =
    hour.name === 'dusk'
      ? roomLight(scene, hour, pane)
      : scene.linear(
          [left, top],
          [right, bottom],
          [
            [0, mix(hour.sky[1][1], '#ffffff', 0.15)],
            [0.5, '#4a5a5e'],
            [1, '#26332f'],
          ],
        );
  scene.shape(outline, glass);
  const span = x1 - x0;
  scene.clipped(outline, () => {
    for (const [edge, inwards] of [
      [x0, 1],
      [x1, -1],
    ] as const) {
      const curtain: SideView = [
        [edge, y0],
        [edge + inwards * span * 0.22, y0],
        [edge + inwards * span * 0.14, y1],
        [edge, y1],
      ];
      onSide(scene, curtain, '#c98a4e', { opacity: 0.7 }, -0.02);
    }
  });
}

function drawDriversWindow(scene: Scene, hour: Hour): void {
  const frame: SideView = [
    [0.98, 1.42],
    [1.42, 2.18],
    [1.9, 2.26],
    [1.9, 1.42],
  ];
  const pane: SideView = [
    [1.06, 1.46],
    [1.45, 2.12],
    [1.85, 2.2],
    [1.85, 1.46],
  ];
  onSide(scene, frame, rubber);
  const glass = scene.linear(
    [scene.at([1, 2, 0])[0], 0],
    [scene.at([1.9, 2, 0])[0], 0],
    [
      [0, mix(hour.glow, '#6a7a7c', 0.4)],
      [1, '#2d3a3a'],
    ],
  );
  onSide(scene, pane, glass);
}

function drawWheel(scene: Scene, x: number, dusk: boolean): void {
  const disc = (radius: number, z: number, paint: Paint) => {
    const ring = range(28).map((step): Point2 => {
      const angle = step * 0.2244;
      return [x + radius * Math.cos(angle), 0.37 + radius * Math.sin(angle)];
    });
    onSide(scene, ring, paint, {}, z);
  };
  disc(0.47, -0.012, '#171d19');
  disc(0.38, -0.03, '#22282a');
  disc(0.25, -0.035, mix('#a3a498', '#59564b', dusk ? 0.5 : 0));
  disc(0.2, -0.037, '#3c413c');
  disc(0.07, -0.04, '#a9a594');
}
