import { type Colour, css } from './colour.ts';
import { lerp } from './maths.ts';
import { coordinates } from './polygon.ts';
import { createRandom } from './random.ts';
import type { Sheet } from './sheet.ts';

/** A meadow between two lines of the sheet; blades grow towards the lower one. */
export type Meadow = {
  left?: number;
  right?: number;
  top: number;
  bottom: number;
  palette: readonly Colour[];
  blades: number;
  /** Length of a near blade, in sheet units. */
  length: number;
  seed: number;
  width?: number;
  /** Below 1: more blades near; 1: spread evenly. */
  crowding?: number;
};

/** Blades of grass, all leaning a little to the right. */
export function drawGrass(sheet: Sheet, meadow: Meadow): void {
  const { left = 0, right = sheet.width, top, bottom, palette, width = 1.1, crowding = 1 } = meadow;
  const random = createRandom(meadow.seed);
  const tones = palette.map((): string[] => []);
  for (let blade = 0; blade < meadow.blades; blade += 1) {
    const near = random() ** crowding;
    const [y, x] = [lerp(top, bottom, near), random.between(left, right)];
    const length = meadow.length * lerp(0.35, 1, near) * random.between(0.5, 1.25);
    const lean = length * (0.15 + random.bell() * 0.3);
    tones[Math.floor(random() * palette.length)]?.push(
      `M${coordinates(x, y)}q${coordinates(lean * 0.2, -length * 0.6, lean, -length)}`,
    );
  }
  tones.forEach((blades, index) => {
    const colour = palette[index];
    if (colour !== undefined) sheet.stroke(blades.join(''), css(colour), width, { round: true });
  });
}
