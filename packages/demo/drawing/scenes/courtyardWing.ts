import { mix } from '../kit/colour.ts';
import type { Hour } from '../kit/hours.ts';
import { boundsOf, type Point3, range } from '../kit/maths.ts';
import type { Polygon } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import { leftWall, rightWall, type Wall, wallBox, wallRect } from '../kit/wall.ts';
import { drawWindow } from '../kit/window.ts';

/** The court's edges in metres: x on the left and on the right, z at the far end. */
export const court = { left: -10, right: 11, end: 46 } as const;

/** The render of both wings. */
export const render = '#e8dfcd';

const height = 15.5;
const arcade = 3.8;
const bay = 3.1;

/** One wing along the court, over an arcade; returns the wall's outline on the sheet. */
export function drawWing(scene: Scene, hour: Hour, side: 'sunny' | 'shaded'): Polygon {
  const sunny = side === 'sunny';
  const wall = sunny ? leftWall(court.right, 0) : rightWall(court.left, 0);
  const outline = scene.camera.polygon(wallRect(wall, 1, 0, court.end, height));
  const colour = sunny ? render : mix(render, '#b8b9a6', 0.5);
  scene.face(wallRect(wall, 1, arcade, court.end, height), wall.normal, colour);
  drawArcade(scene, wall);
  for (const storey of range(3)) {
    const y = 4.3 + storey * arcade;
    for (const u of baysFrom(court.end - 3)) drawBay(scene, hour, wall, { u, y, sunny, outline });
    scene.box(wallBox(wall, [1, y + 3.28, 0, court.end, y + 3.42, 0.12]), '#d5cab5');
  }
  return outline;
}

/** Where bays start, from the far end towards the viewer. */
function baysFrom(far: number): number[] {
  const starts: number[] = [];
  for (let u = far; u > 1; u -= bay) starts.push(u);
  return starts;
}

function drawArcade(scene: Scene, wall: Wall): void {
  const { point } = wall;
  const level = (v: number): Point3[] => [
    point(1, v),
    point(court.end, v),
    point(court.end, v, -3),
    point(1, v, -3),
  ];
  scene.face(wallRect(wall, 1, 0, court.end, arcade, -3), wall.normal, '#4b5148');
  scene.face(level(0), [0, 1, 0], '#a89f8c', { sunlight: 0 });
  scene.face(level(arcade), [0, -1, 0], '#c2b59e');
  for (const u of baysFrom(court.end - 3)) {
    if (!scene.random.chance(0.5)) continue;
    const shop = scene.camera.polygon(wallRect(wall, u + 0.3, 0.1, u + 2.7, 3.2, -2.95));
    if (shop.length < 4) continue;
    const { top, bottom } = boundsOf(shop);
    const light = scene.vertical(top, bottom, [
      [0, '#ffd595', 0.85],
      [1, '#a06a38', 0.6],
    ]);
    scene.shape(shop, light);
  }
  for (const u of baysFrom(court.end - 1)) {
    scene.box(wallBox(wall, [u, 0, -0.5, u + 0.5, arcade, 0]), '#cdc2ac');
  }
}

function drawBay(
  scene: Scene,
  hour: Hour,
  wall: Wall,
  { u, y, sunny, outline }: { u: number; y: number; sunny: boolean; outline: Polygon },
): void {
  const { random } = scene;
  const width = random.chance(0.55) ? 2.3 : 1.25;
  drawWindow(scene, wall, [u, y, width, 2.9], {
    depth: 0.5,
    wall: render,
    lamp: random.chance(hour.lamps * (sunny ? 0.6 : 1.2) + (sunny ? 0 : 0.08)),
    skyTone: mix(hour.sky[0][1], '#ffffff', 0.25),
    mullions: width > 2 ? 1 : 0,
  });
  if (sunny) scene.box(wallBox(wall, [u - 0.1, y - 0.1, 0, u + width + 0.1, y, 0.3]), '#d8cdb8');
  if (width > 2 || !random.chance(0.7)) return;
  const screen = wallBox(wall, [u + 1.3, y, 0.02, u + 2.2, y + 2.9, 0.1]);
  if (sunny) {
    const shadow = scene.boxShadow(screen, { axis: 'x', at: court.right }, outline);
    scene.shape(shadow, scene.lit(render, wall.normal, 0), { opacity: 0.7 });
  }
  scene.box(screen, '#8FAA7A');
}
