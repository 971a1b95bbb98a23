import { performance } from 'node:perf_hooks';
import { defaultPalette, type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { parseHex } from 'culori/fn';

/**
 * Measures how long deriving a theme from its eight stored colours takes, next to reading the eight colours alone.
 * Times are medians of one run on one machine; compare the ratio, not the milliseconds. Usage: node
 * tests/bench/theme.ts
 */
const count = 5_000;

/** The same colours on every run, spread over the whole range (Knuth's multiplicative hash). */
const colorOf = (index: number): string =>
  `#${((Math.imul(index + 1, 2_654_435_761) >>> 8) & 0xff_ff_ff).toString(16).padStart(6, '0')}`;

const palettes = Array.from({ length: count }, (_, index) => {
  const palette: Palette = { ...defaultPalette };
  paletteKeys.forEach((key, at) => {
    palette[key] = colorOf(index * paletteKeys.length + at);
  });
  return palette;
});

/** Keeps the optimiser from removing the results. */
let kept = 0;

function measure(work: (palette: Palette) => number): { median: number; slowest: number } {
  for (const palette of palettes.slice(0, 500)) kept += work(palette);
  const times = palettes
    .map((palette) => {
      const start = performance.now();
      kept += work(palette);
      return performance.now() - start;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { median: at(0.5), slowest: at(0.99) };
}

const read = measure((palette) =>
  paletteKeys.reduce((sum, key) => sum + (parseHex(palette[key])?.r ?? 0), 0),
);
const derived = measure((palette) => deriveTheme(palette).text.length);

const row = (name: string, { median, slowest }: { median: number; slowest: number }) =>
  `${name.padEnd(20)} ${median.toFixed(4).padStart(9)} ${slowest.toFixed(4).padStart(9)}`;

process.stdout.write(
  [
    `${count} palettes        median ms    99 % ms`,
    row('eight colours read', read),
    row('a theme derived', derived),
    `ratio ${(derived.median / read.median).toFixed(0)}${kept > 0 ? '' : ' (nothing done)'}`,
    '',
  ].join('\n'),
);
