import { type Colour, css } from './colour.ts';
import { clamp, type Point2 } from './maths.ts';
import { coordinates } from './polygon.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** A clump of leaves on the sheet. */
export type Clump = readonly [x: number, y: number, radius: number];

/** Greens from shade to sun. */
export const greens = ['#1f2d1c', '#2f4227', '#465d36', '#667d4a', '#93a062', '#d8c283'] as const;

/** Greens of plants indoors: a cooler light at the top. */
export const indoorGreens = ['#1f2d1c', '#2f4227', '#465d36', '#667d4a', '#93a062', '#d0c283'] as const;

/** How many leaves of which size, in which tones (shade to sun), lit from where on the sheet. */
export type Foliage = { count: number; size: number; palette: readonly Colour[]; light: Point2 };

/** Many small leaves in clumps, each in the tone that its place in the light gives it. */
export function drawLeaves(sheet: Sheet, random: Random, clumps: readonly Clump[], foliage: Foliage): void {
  const { count, size, palette, light } = foliage;
  const tones = palette.map((): string[] => []);
  const total = clumps.reduce((sum, [, , radius]) => sum + radius, 0);
  const centreX = clumps.reduce((sum, [x, , radius]) => sum + x * radius, 0) / total;
  const centreY = clumps.reduce((sum, [, y, radius]) => sum + y * radius, 0) / total;
  const extent = Math.max(1, ...clumps.map(([x, y]) => Math.hypot(x - centreX, y - centreY)));
  for (const [clumpX, clumpY, radius] of clumps) {
    const crownLight = ((clumpX - centreX) * light[0] + (clumpY - centreY) * light[1]) / extent;
    const leaves = Math.max(6, Math.round((count * radius) / total));
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const angle = random() * 6.283;
      const distance = Math.sqrt(random());
      const [dx, dy] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
      const lit = 0.43 + 0.34 * (dx * light[0] + dy * light[1]) + 0.34 * crownLight + random.bell() * 0.21;
      const length = size * random.between(0.6, 1.5);
      const turn = random() * 3.14;
      const tone = tones[clamp(Math.floor(lit * palette.length), 0, palette.length - 1)];
      tone?.push(leafPath(clumpX + dx * radius, clumpY + dy * radius * 0.8, length, turn));
    }
  }
  drawTones(sheet, tones, palette);
}

/** Shapes that were sorted by tone, one path a tone. */
export function drawTones(sheet: Sheet, tones: readonly string[][], palette: readonly Colour[]): void {
  tones.forEach((shapes, index) => {
    const colour = palette[index];
    if (shapes.length > 0 && colour !== undefined) sheet.path(shapes.join(''), css(colour));
  });
}

/** A lens between two tips. */
function leafPath(x: number, y: number, length: number, turn: number): string {
  const [c, s] = [Math.cos(turn) * length, Math.sin(turn) * length];
  const belly = 0.9;
  const there = coordinates(c - s * belly, s + c * belly, 2 * c, 2 * s);
  const back = coordinates(-c + s * belly, -s - c * belly, -2 * c, -2 * s);
  return `M${coordinates(x - c, y - s)}q${there}q${back}z`;
}
