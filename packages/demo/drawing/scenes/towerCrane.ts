import { type Colour, css, mix } from '../kit/colour.ts';
import { type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';

/** A tower crane: where it stands (x, z), its lengths in metres, and where the jib points (radians). */
export type TowerCrane = {
  foot: readonly [x: number, z: number];
  height: number;
  jib: number;
  counterJib: number;
  angle: number;
  colour: Colour;
  /** Width of the main members, in sheet units. */
  stroke: number;
  /** Opacity of the warning light at the top. */
  lamp: number;
};

/** Half the mast's width, in metres. */
const half = 1.1;
/** The mast starts this far below the ground of the picture. */
const base = -12;
const panel = 1.7;

/** A lattice tower crane with its pendants, counterweight and an empty hook. */
export function drawTowerCrane(scene: Scene, crane: TowerCrane): void {
  const { colour, stroke, jib, counterJib, height, angle } = crane;
  const [x, z] = crane.foot;
  drawMast(scene, crane);
  scene.box([x - 1.3, height - 0.6, z - 1.3, x + 1.3, height + 0.5, z + 1.3], colour);
  scene.box([x + 1.2, height + 0.2, z - 2.4, x + 2.9, height + 2.5, z - 0.6], mix(colour, '#6d5a3a', 0.25));
  const along = (distance: number, y: number, aside: number): Point3 => [
    x + Math.cos(angle) * distance - Math.sin(angle) * aside,
    y,
    z + Math.sin(angle) * distance + Math.cos(angle) * aside,
  ];
  const y = height + 1;
  const top: Point3 = [x, height + 8.5, z];
  const line = (from: Point3, to: Point3, share: number) => scene.line(from, to, colour, stroke * share);
  for (const aside of [-0.7, 0.7]) {
    line(along(0, y, aside), along(jib, y, aside), 0.9);
    line(along(0, y, aside), along(-counterJib, y, aside), 1);
    line(along(0, y, aside), top, 1);
  }
  line(along(0, y + 1.5, 0), along(jib - 1, y + 1.1, 0), 0.8);
  for (let distance = 0; distance < jib - 1; distance += panel) {
    for (const aside of [-0.7, 0.7]) {
      line(along(distance, y, aside), along(distance + panel / 2, y + 1.5, 0), 0.45);
      line(along(distance + panel / 2, y + 1.5, 0), along(distance + panel, y, aside), 0.45);
    }
    line(along(distance, y, -0.7), along(distance, y, 0.7), 0.4);
  }
  for (let distance = 0; distance < counterJib; distance += panel) {
    line(along(-distance, y, -0.7), along(-distance - panel, y, 0.7), 0.5);
  }
  const weight = [
    along(-counterJib + 3, y + 0.2, -1),
    along(-counterJib, y + 0.2, -1),
    along(-counterJib, y - 3.4, -1),
    along(-counterJib + 3, y - 3.4, -1),
  ];
  scene.shape(scene.camera.polygon(weight), colour);
  line(top, along(jib * 0.72, y + 1.4, 0), 0.5);
  line(top, along(jib * 0.36, y + 1.5, 0), 0.5);
  line(top, along(-counterJib + 1, y + 0.2, 0), 0.6);
  drawHook(scene, along(jib * 0.62, y, 0), crane);
  scene.glow(scene.at(top), 26, 26, '#ff8a5c', crane.lamp);
}

function drawMast(scene: Scene, { foot: [x, z], height, colour, stroke }: TowerCrane): void {
  const at = (dx: number, y: number, dz: number): Point3 => [x + dx, y, z + dz];
  const legs = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  for (const [dx, dz] of legs) scene.line(at(dx, base, dz), at(dx, height, dz), colour, stroke);
  const sides = [
    [-half, -half, half, -half],
    [-half, -half, -half, half],
    [half, -half, half, half],
  ] as const;
  for (const index of range(Math.ceil((height - base) / 2.2))) {
    const y = base + index * 2.2;
    for (const [x0, z0, x1, z1] of sides) {
      const [low, high] =
        index % 2 === 1 ? [at(x0, y, z0), at(x1, y + 2.2, z1)] : [at(x1, y, z1), at(x0, y + 2.2, z0)];
      scene.line(low, high, colour, stroke * 0.55);
      scene.line(at(x0, y, z0), at(x1, y, z1), colour, stroke * 0.5);
    }
  }
}

/** The trolley's rope with an empty lifting beam. */
function drawHook(scene: Scene, trolley: Point3, { colour, stroke }: TowerCrane): void {
  const end: Point3 = [trolley[0], trolley[1] - 15, trolley[2]];
  scene.line(trolley, end, colour, stroke * 0.5);
  const [x, y] = scene.at(end);
  const metre = scene.scale(trolley);
  const slings = [
    [x, y],
    [x - metre * 1.6, y + metre * 1.4],
    [x + metre * 1.6, y + metre * 1.4],
  ] as const;
  scene.shape(slings, 'none', { stroke: css(colour), width: 0.8 });
  scene.rect(css(colour), x - metre * 1.8, y + metre * 1.4, metre * 3.6, metre * 0.35);
}
