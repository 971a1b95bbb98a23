import type { Hour } from '../kit/hours.ts';
import { type Point3, range } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Scene } from '../kit/scene.ts';

const storeys = 9;
const storeyHeight = 3.6;
const width = 30;
const depth = 20;
const concrete = '#a9a394';
const roof = storeys * storeyHeight - 1;
/** The eye's height in metres: slabs above it are seen from below. */
const eye = 26;

/** A building of columns and slabs with scaffolding, work lamps and people on its top. */
export function drawConcreteFrame(scene: Scene, hour: Hour, ink: string): void {
  for (const storey of paintingOrder()) drawStorey(scene, storey, ink);
  drawStarterBars(scene, ink);
  for (let person = 0; person < 6; person += 1) {
    const feet: Point3 = [scene.random.between(1, width - 2), roof, 0.3];
    const look = { seed: scene.seed * 5 + person, colour: ink, rim: hour.glow };
    drawPerson(scene, scene.at(feet), 1.75 * scene.scale(feet), look);
  }
  drawScaffold(scene, ink);
}

const floorOf = (storey: number): number => storey * storeyHeight - 1;
const seenFromBelow = (storey: number): boolean => floorOf(storey) + storeyHeight > eye;

/** Storeys above the eye from the top down, then those below it from the bottom up. */
function paintingOrder(): number[] {
  const all = range(storeys);
  const above = all.filter(seenFromBelow).toReversed();
  return [...above, ...all.filter((storey) => !seenFromBelow(storey))];
}

function drawStorey(scene: Scene, storey: number, ink: string): void {
  const y = floorOf(storey);
  const top = y + storeyHeight;
  const drawSlab = () => scene.box([-0.5, top - 0.35, -0.5, width + 0.5, top, depth], concrete);
  if (seenFromBelow(storey)) drawSlab();
  for (const row of range(4).toReversed()) {
    for (const column of range(6).toReversed()) {
      const [x, z] = [column * 5.8 + 0.2, row * 6.2 + 0.2];
      scene.box([x, y, z, x + 0.6, top, z + 0.6], concrete);
    }
  }
  if (storey < 6) drawInfill(scene, y);
  drawWorkLamps(scene, top);
  if (!seenFromBelow(storey)) drawSlab();
  for (let u = 0; u < width; u += 1.9) {
    scene.line([u, top, -0.4], [u, top + 1.05, -0.4], ink, 0.8);
  }
  scene.line([-0.4, top + 1, -0.4], [width, top + 1, -0.4], ink, 0.8);
}

/** Walls that are already up between the front columns. */
function drawInfill(scene: Scene, y: number): void {
  const { random } = scene;
  for (const bay of range(5)) {
    if (!random.chance(0.75)) continue;
    const [left, right] = [bay * 5.8 + 0.8, bay * 5.8 + 6];
    const corners: Point3[] = [
      [left, y, 0.4],
      [right, y, 0.4],
      [right, y + storeyHeight, 0.4],
      [left, y + storeyHeight, 0.4],
    ];
    scene.face(corners, [0, 0, -1], random.chance(0.5) ? '#8f7c66' : '#76806f');
  }
}

function drawWorkLamps(scene: Scene, top: number): void {
  const { random } = scene;
  for (let lamp = 0; lamp < 3; lamp += 1) {
    if (!random.chance(0.7)) continue;
    const at = scene.at([random.between(1, width - 2), top - 0.7, random.between(2, 9)]);
    scene.glow(at, 34, 26, '#ffbf6b', 0.75);
    scene.circle(at, 1.7, '#fff0cf');
  }
}

/** Reinforcement that waits for the next storey. */
function drawStarterBars(scene: Scene, ink: string): void {
  const { random } = scene;
  for (const row of range(4).toReversed()) {
    for (const column of range(6)) {
      for (const bar of range(4)) {
        const [x, z] = [column * 5.8 + 0.2 + bar * 0.18, row * 6.2];
        const tip: Point3 = [x + random.bell() * 0.08, roof + random.between(1, 1.7), z];
        scene.line([x, roof, z], tip, ink, 0.9);
      }
    }
  }
}

function drawScaffold(scene: Scene, ink: string): void {
  const x = -1.7;
  for (let z = 0; z <= depth; z += 2.5) scene.line([x, -1, z], [x, roof + 1.5, z], ink, 1.1, 0.85);
  for (let y = 0; y < roof + 1; y += 1.8) {
    scene.line([x, y, 0], [x, y, depth], ink, 0.9, 0.8);
    scene.box([-1.6, y, 0, -0.6, y + 0.06, depth], '#6b5a44');
  }
  for (let z = 0; z < depth; z += 5) {
    for (let y = 0; y < roof; y += storeyHeight) {
      scene.line([x, y, z], [x, y + storeyHeight, z + 2.5], ink, 0.6, 0.7);
    }
  }
}
