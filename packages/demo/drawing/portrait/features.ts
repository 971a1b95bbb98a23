import { type Colour, css, mix } from '../kit/colour.ts';
import { type Point2, type Point3, range } from '../kit/maths.ts';
import { pathThrough } from '../kit/polygon.ts';
import type { Sheet } from '../kit/sheet.ts';
import { face, mouthLift, noseTip } from './face.ts';
import type { Person } from './people.ts';
import { skinTones } from './tones.ts';

/** What is drawn onto the face: `project` places a point of the head on the sheet. */
type Pen = {
  sheet: Sheet;
  person: Person;
  /** Sheet units per head. */
  unit: number;
  dark: Colour;
  /** A point of the face, given across and up, on the sheet. */
  on: (point: Point2) => Point2;
  curve: (points: readonly Point2[], style: Stroke) => void;
};

type Stroke = { width: number; opacity: number; colour?: Colour; blur?: number };

/** Eyes, brows, nostrils, lips and the lines of age: curves that lie on the surface of the face. */
export function drawFeatures(
  sheet: Sheet,
  person: Person,
  unit: number,
  project: (point: Point3) => Point2,
): void {
  const dark = mix(skinTones[person.skin][0], '#120c0a', 0.35);
  const on = ([x, y]: Point2): Point2 => {
    let z = 0.6;
    for (let step = 0; step < 40; step += 1) {
      const distance = face(x, y, z, person);
      if (distance < 0.001) break;
      z -= distance * 0.8;
    }
    return project([x, y, z]);
  };
  const pen: Pen = {
    sheet,
    person,
    unit,
    dark,
    on,
    curve: (points, { width, opacity, colour = dark, blur = 0.6 }) =>
      sheet.stroke(points.map(on), css(colour), width, { opacity, blur, round: true }),
  };
  for (const side of [-1, 1] as const) {
    drawEye(pen, side);
    drawBrow(pen, side);
    if (person.aged === true) drawWrinkles(pen, side);
    const tip = noseTip(person);
    const nostril = smooth([
      [side * 0.012, tip - 0.046],
      [side * 0.028, tip - 0.04],
      [side * 0.042, tip - 0.038],
    ]);
    pen.curve(nostril, { width: 4, opacity: 0.5, blur: 1.3 });
  }
  drawMouth(pen);
}

/** A curve through points (Catmull and Rom). */
function smooth(points: readonly Point2[]): Point2[] {
  const steps = 14;
  const curve: Point2[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (to === undefined) break;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    for (const step of range(steps)) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      curve.push([along(0), along(1)]);
    }
  }
  const last = points.at(-1);
  return last === undefined ? curve : [...curve, last];
}

/** Points of the right side, mirrored for the left. */
const sided = (side: -1 | 1, points: readonly Point2[]): Point2[] =>
  smooth(points.map(([x, y]): Point2 => [side * x, y]));

function drawEye({ sheet, person, unit, dark, on, curve }: Pen, side: -1 | 1): void {
  const upper = sided(side, [
    [0.083, -0.012],
    [0.105, 0.012],
    [0.138, 0.019],
    [0.168, 0.008],
    [0.187, -0.008],
  ]);
  const lower = sided(side, [
    [0.187, -0.008],
    [0.162, -0.022],
    [0.13, -0.026],
    [0.1, -0.021],
    [0.083, -0.012],
  ]);
  const socket = sided(side, [
    [0.07, -0.01],
    [0.1, 0.034],
    [0.14, 0.042],
    [0.18, 0.026],
    [0.2, -0.006],
    [0.15, -0.038],
    [0.1, -0.034],
    [0.07, -0.01],
  ]);
  const skin = skinTones[person.skin];
  sheet.shape(socket.map(on), css(skin[1]), { opacity: 0.26, blur: 4 });
  sheet.clipped([...upper, ...lower].map(on), () => {
    sheet.rect(mix('#e9dfd0', skin[3], 0.3));
    const iris = on([side * 0.134 - person.yaw * 0.012, -0.001]);
    const radius = unit * 0.0245;
    sheet.circle(iris, radius, '#4a3322');
    sheet.circle(iris, radius * 0.5, '#120d0a');
    sheet.circle([iris[0] - radius * 0.35, iris[1] - radius * 0.4], radius * 0.2, '#fff6e6', {
      opacity: 0.85,
    });
    sheet.stroke(upper.map(on), '#20140f', 11, { opacity: 0.42, blur: 2.4 });
  });
  curve(upper, { width: person.soft === true ? 4 : 3, opacity: 0.92, blur: 0.5 });
  curve(lower, { width: 1.4, opacity: 0.4 });
  const fold = sided(side, [
    [0.085, 0.012],
    [0.11, 0.033],
    [0.145, 0.038],
    [0.182, 0.02],
  ]);
  curve(fold, { width: 1.8, opacity: 0.42, colour: dark, blur: 0.8 });
}

/** A brow of single hairs, thickest over the eye's middle. */
function drawBrow({ sheet, person, on }: Pen, side: -1 | 1): void {
  const { random } = sheet;
  const line = sided(side, [
    [0.062, 0.072],
    [0.11, 0.093],
    [0.16, 0.097],
    [0.208, 0.072],
  ]);
  const hairs: string[] = [];
  for (const [index, [x, y]] of line.entries()) {
    const t = index / line.length;
    const height = (person.soft === true ? 0.008 : 0.013) * Math.sin(Math.PI * (0.18 + t * 0.78));
    for (let count = 0; count < (person.soft === true ? 6 : 8); count += 1) {
      const root = on([x + random.bell() * 0.004, y + random.between(-1, 1) * height]);
      const tip = on([
        x + side * random.between(0.006, 0.016),
        y + random.between(-0.4, 1.2) * height + 0.003 * (1 - t * 2),
      ]);
      hairs.push(pathThrough([root, tip], false));
    }
  }
  const colour =
    person.aged === true ? mix(person.hairColour, '#4a4038', 0.45) : mix(person.hairColour, '#120c0a', 0.3);
  sheet.stroke(hairs.join(''), css(colour), 1.5, { opacity: 0.72, round: true });
}

function drawWrinkles({ curve }: Pen, side: -1 | 1): void {
  const cheek = sided(side, [
    [0.062, -0.2],
    [0.1, -0.25],
    [0.118, -0.3],
  ]);
  curve(cheek, { width: 2.4, opacity: 0.2, blur: 1.6 });
  const underEye: Point2[] = [
    [side * 0.1, -0.055],
    [side * 0.14, -0.062],
    [side * 0.17, -0.05],
  ];
  curve(underEye, { width: 2, opacity: 0.18, blur: 1.2 });
  const besideEye: Point2[] = [
    [side * 0.205, 0.01],
    [side * 0.232, 0.018],
  ];
  curve(besideEye, { width: 1.4, opacity: 0.22 });
}

function drawMouth({ sheet, person, on, curve }: Pen): void {
  const { lips = 1, soft = false } = person;
  const corner = -0.3 + mouthLift(person, 0.086);
  const inner = -0.299 + mouthLift(person, 0.04);
  const line = smooth([
    [-0.086, corner],
    [-0.04, inner],
    [0, -0.305],
    [0.04, inner],
    [0.086, corner],
  ]);
  const upper = smooth([
    [0.086, corner],
    [0.03, -0.302 + 0.027 * lips],
    [0, -0.302 + 0.021 * lips],
    [-0.03, -0.302 + 0.027 * lips],
    [-0.086, corner],
  ]);
  const lower = smooth([
    [0.086, corner],
    [0.045, -0.302 - 0.03 * lips],
    [0, -0.302 - 0.038 * lips],
    [-0.045, -0.302 - 0.03 * lips],
    [-0.086, corner],
  ]);
  const colour = person.lipColour ?? mix(skinTones[person.skin][2], '#8a5a4c', 0.35);
  const upperColour = css(mix(colour, '#3a1a14', 0.25));
  sheet.shape([...line, ...upper].map(on), upperColour, { opacity: soft ? 0.6 : 0.42, blur: 1.2 });
  sheet.shape([...line, ...lower].map(on), css(colour), { opacity: soft ? 0.55 : 0.35, blur: 1.4 });
  curve(line, { width: 2.4, opacity: 0.75, blur: 0.7 });
}
