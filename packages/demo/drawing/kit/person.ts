import { type Colour, mix, type Paint } from './colour.ts';
import type { Point2 } from './maths.ts';
import { coordinates } from './polygon.ts';
import { createRandom, type Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** A figure's clothes, and the light along its edge (`side` -1 from the left, 1 from the right). */
export type PersonLook = { seed: number; colour: Colour; rim?: Colour; side?: -1 | 1 };

/** Heads that go into the height of a figure. */
const heads = 7.6;

/** A standing or walking figure with its feet at `foot`, `height` units tall. */
export function drawPerson(sheet: Sheet, [x, y]: Point2, height: number, look: PersonLook): void {
  const { colour, rim, side = -1 } = look;
  const head = height / heads;
  const parts = figure(createRandom(look.seed * 97 + 5), (dx, dy) =>
    coordinates(x + dx * head, y - (heads - dy) * head),
  );
  const draw = (fill: Paint, transform?: string) => {
    for (const part of parts) sheet.path(part, fill, transform === undefined ? {} : { transform });
  };
  sheet.group({ opacity: 0.94 }, () => {
    if (rim !== undefined) draw(rim, `translate(${coordinates(side * head * 0.06, -head * 0.035)})`);
    const cloth = sheet.vertical(y - height, y, [
      [0, mix(colour, '#000000', 0.1)],
      [0.6, colour],
      [1, mix(colour, '#000000', 0.15)],
    ]);
    draw(cloth);
  });
}

/** The outlines of a figure; `at` places a point that is given in heads, from the top of the head down. */
function figure(random: Random, at: (dx: number, dy: number) => string): string[] {
  const stride = random.chance(0.72) ? random.between(0.45, 0.8) : 0.12;
  const facing = random.chance(0.5) ? -1 : 1;
  const hem = random.chance(0.5) ? random.between(4.2, 5.1) : 4;
  const shoulder = random.between(0.8, 0.95);
  const p = (dx: number, dy: number) => at(dx * facing, dy);
  const parts = [leg(p, -stride), leg(p, stride), body(p, stride, hem, shoulder), headShape(p)];
  if (random.chance(0.4)) {
    parts.push(
      `M${p(-0.42, 0.4)}C${p(-0.62, 1)} ${p(-0.5, 1.5)} ${p(-0.3, 1.6)}L${p(0.1, 1)}Z`, // long hair
    );
  }
  if (random.chance(0.35)) {
    parts.push(`M${p(0.5, 3.5)}L${p(1, 3.6)}L${p(1.05, 4.5)}L${p(0.45, 4.4)}Z`); // a bag
  }
  return parts;
}

type Place = (dx: number, dy: number) => string;

const leg = (p: Place, step: number): string =>
  `M${p(-0.38 + step * 0.05, 3.7)}C${p(-0.3 + step * 0.5, 5)} ${p(-0.2 + step * 0.7, 5.6)} ${p(-0.16 + step, 7.4)}L${p(-0.16 + step, 7.58)}L${p(0.42 + step, 7.6)}L${p(0.14 + step, 7.3)}C${p(0.2 + step * 0.8, 5.8)} ${p(0.42 + step * 0.4, 5)} ${p(0.42, 3.7)}Z`;

const body = (p: Place, stride: number, hem: number, shoulder: number): string =>
  [
    `M${p(-0.16, 1.05)}L${p(-0.2, 1.32)}`,
    `C${p(-0.7, 1.42)} ${p(-shoulder, 1.6)} ${p(-shoulder, 2)}`,
    `C${p(-shoulder - 0.1, 2.8)} ${p(-shoulder - 0.02, 3.3)} ${p(-0.75 - stride * 0.3, 3.85)}`,
    `L${p(-0.55 - stride * 0.28, 3.9)}L${p(-0.58, hem)}L${p(0.56, hem + 0.05)}`,
    `L${p(0.6 + stride * 0.2, 3.8)}L${p(0.8 + stride * 0.3, 3.7)}`,
    `C${p(shoulder + 0.1, 3.1)} ${p(shoulder + 0.06, 2.6)} ${p(shoulder, 2)}`,
    `C${p(shoulder, 1.6)} ${p(0.6, 1.4)} ${p(0.2, 1.3)}L${p(0.18, 1.05)}Z`,
  ].join('');

const headShape = (p: Place): string =>
  [
    `M${p(0.36, 0.5)}C${p(0.38, 0.95)} ${p(0.16, 1.12)} ${p(0, 1.12)}`,
    `C${p(-0.3, 1.12)} ${p(-0.44, 0.8)} ${p(-0.42, 0.46)}`,
    `C${p(-0.4, 0.1)} ${p(-0.1, 0)} ${p(0.04, 0)}`,
    `C${p(0.3, 0.02)} ${p(0.38, 0.25)} ${p(0.36, 0.5)}Z`,
  ].join('');
