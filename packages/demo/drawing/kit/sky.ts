import type { Colour, Paint } from './colour.ts';
import type { Hour } from './hours.ts';
import type { Point2 } from './maths.ts';
import { createRandom, type Random } from './random.ts';
import type { Sheet, Stop } from './sheet.ts';

/** The sky of an hour from the top of the sheet down to `foot`; `stretch` moves its colours up or down. */
export function drawSky(sheet: Sheet, hour: Pick<Hour, 'sky'>, foot = sheet.height, stretch = 1): void {
  const stops = hour.sky.map(([offset, colour]): Stop => [offset * stretch, colour]);
  sheet.rect(sheet.vertical(0, foot, stops));
}

/** Two layers of cloud that end at `foot`; every scene takes another seed, else all skies are alike. */
export function drawClouds(sheet: Sheet, hour: Hour, foot: number, seed: number): void {
  sheet.veil(hour.cloudShade, {
    frequency: [0.0016, 0.008],
    gain: 2.6,
    offset: -1.25,
    seed: seed + 4,
    mask: sheet.fadeMask(-200, 60, foot * 0.5, foot),
    opacity: 0.55,
  });
  sheet.veil(hour.cloud, {
    frequency: [0.0018, 0.0095],
    gain: 3,
    offset: -1.45,
    seed,
    mask: sheet.fadeMask(-200, 20, foot * 0.55, foot * 1.05),
    opacity: 0.85,
  });
}

/** A line of hills: its height on the sheet, how high it swings, its colour at the crest and at the foot. */
export type Ridge = { y: number; swing: number; crest: Colour; foot: Colour; depth?: number };

/** Lines of hills from the farthest to the nearest, each fading at its foot. */
export function drawRidges(sheet: Sheet, ridges: readonly Ridge[]): void {
  ridges.forEach(({ y, swing, crest, foot, depth = 160 }, index) => {
    const random = createRandom(sheet.seed * 13 + index * 7 + 3);
    const wave = (frequency: number) => {
      const phase = random() * 9;
      return (t: number) => Math.sin(t * frequency + phase);
    };
    const [slow, middle, quick, rough] = [wave(4.1), wave(9.7), wave(23), wave(61)];
    const points: Point2[] = [[0, y + depth + 400]];
    for (let x = 0; x <= sheet.width; x += 8) {
      const t = x / sheet.width;
      const rise = 0.55 * slow(t) + 0.3 * middle(t) + 0.14 * quick(t) + 0.07 * rough(t);
      points.push([x, y - swing * rise + random.bell() * 1.2]);
    }
    points.push([sheet.width, y + depth + 400]);
    const fill = sheet.vertical(y - swing, y + depth, [
      [0, crest],
      [1, foot],
    ]);
    sheet.shape(points, fill);
  });
}

/** A far town: so many houses on the line `y`, some with lit windows (`lamps`: windows per house area). */
export function drawTown(
  sheet: Sheet,
  random: Random,
  town: {
    y: number;
    houses: number;
    heights: readonly [low: number, high: number];
    fill: Paint;
    lamps: number;
  },
): void {
  const { y } = town;
  const houses: string[] = [];
  const windows: string[] = [];
  for (let house = 0; house < town.houses; house += 1) {
    const x = random.between(-40, sheet.width);
    const width = random.between(26, 80);
    const height = random.between(...town.heights) * (random.chance(0.15) ? 1.6 : 1);
    const chimney = random.chance(0.4) ? `v-9h${width * 0.15}v9` : '';
    houses.push(`M${x} ${y + 200}v${-height - 200}h${width * 0.6}${chimney}h${width * 0.4}v${height + 200}z`);
    for (let count = 0; count < ((height * width) / 700) * town.lamps; count += 1) {
      const left = x + 3 + Math.floor((random() * (width - 8)) / 6) * 6;
      const top = y - 8 - Math.floor((random() * (height - 12)) / 8) * 8;
      windows.push(`M${left} ${top}h3v4h-3z`);
    }
  }
  sheet.path(houses.join(''), town.fill);
  if (windows.length > 0) sheet.path(windows.join(''), '#ffd08a', { opacity: 0.8 });
}
