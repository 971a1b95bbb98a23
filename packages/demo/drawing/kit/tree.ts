import { type Colour, css } from './colour.ts';
import { type Clump, drawLeaves, drawTones } from './leaves.ts';
import { clamp, lerp, type Point2, range } from './maths.ts';
import { coordinates } from './polygon.ts';
import { createRandom, type Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** How a tree grows and how it is lit; tones go from shade to sun. */
export type TreeLook = {
  kind?: 'round' | 'multiStem' | 'poplar' | 'fir' | 'umbrellaPine';
  palette: readonly Colour[];
  light?: Point2;
  seed: number;
  leaves?: number;
  leafSize?: number;
  trunk?: Colour;
};

/** A tree that stands at `foot` on the sheet and is `height` units high. */
export function drawTree(sheet: Sheet, foot: Point2, height: number, look: TreeLook): void {
  const { kind = 'round', palette, light = [-0.6, -0.8], trunk = '#3b352c' } = look;
  const random = createRandom(look.seed * 31 + 7);
  if (kind === 'fir') {
    drawFir(sheet, random, foot, height, { palette, light, trunk });
    return;
  }
  const tree = { round: roundTree, multiStem: multiStemTree, poplar, umbrellaPine }[kind](
    random,
    foot,
    height,
  );
  sheet.path(tree.limbs.join(''), css(trunk));
  const size = look.leafSize ?? height / 60;
  drawLeaves(sheet, random, tree.clumps, { count: look.leaves ?? 1200, size, palette, light });
}

type Grown = { limbs: string[]; clumps: Clump[] };

function roundTree(random: Random, [x, y]: Point2, height: number): Grown {
  const tree: Grown = { limbs: [], clumps: [] };
  growLimb(tree, random, height, [x, y], -1.57 + random.bell() * 0.05, height * 0.34, height * 0.02, 3);
  return tree;
}

function multiStemTree(random: Random, [x, y]: Point2, height: number): Grown {
  const tree: Grown = { limbs: [], clumps: [] };
  for (const stem of range(4)) {
    const foot: Point2 = [x + random.bell() * height * 0.03, y];
    const angle = -1.57 + (stem - 1.5) * 0.17 + random.bell() * 0.08;
    growLimb(tree, random, height, foot, angle, height * random.between(0.3, 0.4), height * 0.012, 2);
  }
  return tree;
}

function poplar(random: Random, [x, y]: Point2, height: number): Grown {
  const half = height * 0.012;
  const trunk = `M${coordinates(x - half, y)}L${coordinates(x, y - height)}L${coordinates(x + half, y)}Z`;
  const clumps = range(34).map((): Clump => {
    const t = random();
    const spread = Math.sin(t ** 0.7 * 2.9 + 0.2) * 0.085;
    const left = x + random.bell() * height * spread;
    return [left, y - height * lerp(0.08, 0.97, t), height * lerp(0.05, 0.022, t)];
  });
  return { limbs: [trunk], clumps };
}

function umbrellaPine(random: Random, [x, y]: Point2, height: number): Grown {
  const tree: Grown = { limbs: [], clumps: [] };
  const half = height * 0.02;
  for (const lean of [-0.2, 0.05, 0.22]) {
    growLimb(tree, random, height, [x, y], -1.57 + random.bell() * 0.04, height * 0.6, half, 0);
    growLimb(tree, random, height, [x, y - height * 0.58], -1.57 + lean * 2, height * 0.26, half * 0.6, 0);
  }
  const clumps = range(22).map((): Clump => {
    const across = random.bell() / 1.2;
    const up = 0.86 - across * across * 0.16;
    const top = y - height * up + random.bell() * height * 0.05;
    return [x + across * height * 0.32, top, height * random.between(0.05, 0.09)];
  });
  return { limbs: tree.limbs, clumps };
}

/** A limb and, `forks` times over, the limbs that grow from its end; the last ones carry leaves. */
function growLimb(
  tree: Grown,
  random: Random,
  height: number,
  [x, y]: Point2,
  angle: number,
  length: number,
  half: number,
  forks: number,
): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [sideX, sideY] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  tree.limbs.push(
    `M${coordinates(x - sideX, y - sideY)}L${coordinates(endX - sideX * 0.6, endY - sideY * 0.6)}L${coordinates(endX + sideX * 0.6, endY + sideY * 0.6)}L${coordinates(x + sideX, y + sideY)}Z`,
  );
  if (forks <= 0) {
    tree.clumps.push([endX, endY, height * random.between(0.055, 0.1)]);
    return;
  }
  const limbs = forks > 1 ? 3 : 2;
  for (const index of range(limbs)) {
    const turn = (index - (limbs - 1) / 2) * random.between(0.4, 0.75) + random.bell() * 0.25;
    const next = length * random.between(0.6, 0.82);
    growLimb(tree, random, height, [endX, endY], angle + turn, next, half * 0.6, forks - 1);
  }
  if (forks < 3) {
    tree.clumps.push([endX + random.bell() * height * 0.03, endY, height * random.between(0.05, 0.09)]);
  }
}

function drawFir(
  sheet: Sheet,
  random: Random,
  [x, y]: Point2,
  height: number,
  { palette, light, trunk }: { palette: readonly Colour[]; light: Point2; trunk: Colour },
): void {
  const tones = palette.map((): string[] => []);
  const tiers = 15;
  const drop = height * 0.13;
  for (const tier of range(tiers)) {
    const t = tier / tiers;
    const top = y - height * (1 - t * 0.95);
    const spread = height * 0.19 * (t + 0.04) ** 0.85 * random.between(0.75, 1.2);
    for (const branch of range(7)) {
      const side = (branch / 6 - 0.5) * 2;
      const tipX = x + side * spread * random.between(0.8, 1.2);
      const tipY = top + drop * (1 - 0.35 * side * side) + random.bell() * height * 0.01;
      const lit = clamp(0.45 + 0.4 * side * Math.sign(light[0]) + random.bell() * 0.2);
      tones[Math.min(palette.length - 1, Math.floor(lit * palette.length))]?.push(
        `M${coordinates(x + side * spread * 0.12, top - height * 0.03)}L${coordinates(tipX, tipY)}L${coordinates(lerp(x, tipX, 0.66), tipY - drop * 0.22)}L${coordinates(lerp(x, tipX, 0.5), tipY + drop * 0.05)}L${coordinates(x - side * spread * 0.1, tipY - drop * 0.1)}Z`,
      );
    }
  }
  const width = height * 0.016;
  sheet.path(
    `M${coordinates(x - width / 2, y)}h${coordinates(width)}v${coordinates(-height * 0.3)}z`,
    css(trunk),
  );
  drawTones(sheet, tones, palette);
}
