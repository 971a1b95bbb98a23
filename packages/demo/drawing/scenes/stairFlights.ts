import { mix } from '../kit/colour.ts';
import { lerp, type Point3, range } from '../kit/maths.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';

/** The concrete of walls and stairs. */
export const concrete = '#d6cebd';
/** Depth of a step, in metres. */
export const tread = 0.31;
/** Where the lower flight begins. */
export const firstStepX = -0.4;

const rise = 0.17;
const lowerSteps = 19;
const upperSteps = 17;
const back = 3.4;
const landingHeight = lowerSteps * rise;
const topHeight = landingHeight + upperSteps * rise;

/** The steps of the lower flight, from the floor up. */
export const steps: readonly Box[] = range(lowerSteps).map((index): Box => {
  const x = firstStepX + index * tread;
  return [x, Math.max(0, index * rise - 0.24), 1.1, x + tread + 0.02, (index + 1) * rise, back];
});

/** The steps of the upper flight, which turns back in front of the lower one. */
const upperFlight = (wallX: number): Box[] =>
  range(upperSteps).map((index): Box => {
    const right = wallX - 3.3 - index * tread;
    const bottom = landingHeight + index * rise - 0.2;
    return [right - tread, bottom, -0.9, right, bottom + 0.2 + rise, 0.75];
  });

const landing = (wallX: number): Box => [
  firstStepX + lowerSteps * tread,
  landingHeight - 0.22,
  0.2,
  wallX,
  landingHeight,
  back,
];

const topLanding = (wallX: number): Box => [
  -2.6,
  topHeight - 0.26,
  -0.9,
  wallX - 3.3 - upperSteps * tread + 0.02,
  topHeight,
  back,
];

const ceiling = (wallX: number): Box => [2.4, 7.2, -5, wallX, 7.5, back];

/** Everything that throws a shadow; `blade` is outside the picture and cuts the sun to a beam. */
export const stairShadows = (wallX: number): { boxes: Box[]; blade: Box } => ({
  boxes: [...steps, landing(wallX), ...upperFlight(wallX), topLanding(wallX), ceiling(wallX)],
  blade: [-6, 6.9, -5, -2.9, 7.2, back],
});

/** Both flights, their landings and balustrades; `wallX` is the right wall. */
export function drawFlights(scene: Scene, wallX: number): void {
  const upper = upperFlight(wallX);
  scene.box(landing(wallX), concrete, { sunlight: 0.9 });
  for (const step of steps.toReversed()) drawStep(scene, step);
  drawShadowsOnTreads(scene, [...upper, topLanding(wallX), ceiling(wallX)]);
  const end = firstStepX + lowerSteps * tread;
  const stringer: Point3[] = [
    [firstStepX, 0, 1.09],
    [end, landingHeight - 0.3, 1.09],
    [end, landingHeight, 1.09],
    [firstStepX, rise, 1.09],
  ];
  scene.face(stringer, [0, 0, -1], concrete, { sunlight: 0.85 });
  drawUpperFlight(scene, upper, topLanding(wallX));
  scene.box(ceiling(wallX), concrete, { sunlight: 0.4 });
  drawBalustrades(scene, upper, wallX);
}

/** A step: its riser in shade, the edge of its tread in the sun. */
function drawStep(scene: Scene, [x0, , z0, x1, y1, z1]: Box): void {
  scene.box([x0, Math.max(0, y1 - rise - 0.26), z0, x1, y1, z1], concrete);
  const riser: Point3[] = [
    [x0, y1 - rise, z0],
    [x0, y1 - rise, z1],
    [x0, y1, z1],
    [x0, y1, z0],
  ];
  scene.face(riser, [-1, 0, 0], mix(concrete, '#a9a592', 0.2));
  scene.stroke([scene.at([x0, y1, z0]), scene.at([x0, y1, z1])], '#fff1d6', 1.3, { opacity: 0.65 });
}

function drawShadowsOnTreads(scene: Scene, above: readonly Box[]): void {
  const shade = scene.lit(concrete, [0, 1, 0], 0);
  scene.group({ blur: 0.8, opacity: 0.8 }, () => {
    for (const [x0, , z0, x1, y1, z1] of steps) {
      const top = scene.camera.polygon([
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ]);
      for (const box of above) scene.shape(scene.boxShadow(box, { axis: 'y', at: y1 }, top), shade);
    }
  });
}

function drawUpperFlight(scene: Scene, upper: readonly Box[], top: Box): void {
  const [first, last] = [upper[0], upper.at(-1)];
  if (first === undefined || last === undefined) return;
  const [low, high] = [first[1] - 0.06, last[1] - 0.06];
  const underside: Point3[] = [
    [first[3], low, -0.9],
    [last[0], high, -0.9],
    [last[0], high, 0.75],
    [first[3], low, 0.75],
  ];
  scene.face(underside, [0, -1, 0], '#aba58f');
  scene.box(top, concrete);
  for (const step of upper) scene.box(step, concrete);
  const stringer: Point3[] = [
    [first[3], low, -0.91],
    [last[0], high, -0.91],
    [last[0], last[4], -0.91],
    [first[3], first[4], -0.91],
  ];
  scene.face(stringer, [0, 0, -1], concrete);
}

/** Slim steel; the uprights throw a comb of shadow on the wall. */
function drawBalustrades(scene: Scene, upper: readonly Box[], wallX: number): void {
  const steel = '#2c352d';
  const rail = (at: (t: number) => readonly [x: number, y: number], posts: number, z: number) => {
    for (const post of range(posts)) {
      const [x, y] = at(post / posts);
      const [nextX, nextY] = at((post + 1) / posts);
      scene.line([x, y, z], [x, y + 0.95, z], steel, 1.5, 0.95);
      scene.line([x, y + 0.97, z], [nextX, nextY + 0.97, z], steel, 5);
    }
  };
  const end = firstStepX + lowerSteps * tread;
  rail((t) => [lerp(firstStepX, end, t), lerp(rise, landingHeight, t)], 40, 1.12);
  const [first, last] = [upper[0], upper.at(-1)];
  if (first === undefined || last === undefined) return;
  rail((t) => [lerp(first[3], last[0], t), lerp(first[4], last[4], t)], 40, -0.88);
  rail((t) => [lerp(end, wallX, t), landingHeight], 24, 0.22);
  rail((t) => [lerp(last[0], -2.6, t), topHeight], 16, -0.88);
}
