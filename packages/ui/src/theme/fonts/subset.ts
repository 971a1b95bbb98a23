import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes the font files beside this script from the packages `@fontsource-variable/archivo` and `newsreader`: the
 * letters that the website's texts need, the axes cut to the range that the type scale uses. Run it with
 * `node packages/ui/src/theme/fonts/subset.ts` after an update of those packages.
 */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”•…€™−`;
const turkish = 'ĞğİŞş₺';
const archivo = { wght: { min: 400, max: 680 }, wdth: { min: 88, max: 118 } };
const newsreader = { wght: { min: 400, max: 600 } };

const files = [
  { name: 'archivo-latin', source: 'archivo/files/archivo-latin-wdth-normal', letters: latin, axes: archivo },
  {
    name: 'archivo-turkish',
    source: 'archivo/files/archivo-latin-ext-wdth-normal',
    letters: turkish,
    axes: archivo,
  },
  ...(['normal', 'italic'] as const).flatMap((cut) => [
    {
      name: `newsreader-${cut}-latin`,
      source: `newsreader/files/newsreader-latin-wght-${cut}`,
      letters: latin,
      axes: newsreader,
    },
    {
      name: `newsreader-${cut}-turkish`,
      source: `newsreader/files/newsreader-latin-ext-wght-${cut}`,
      letters: turkish,
      axes: newsreader,
    },
  ]),
];

const { resolve } = createRequire(import.meta.url);

const write = async ({ name, source, letters, axes }: (typeof files)[number]) => {
  const original = await readFile(resolve(`@fontsource-variable/${source}.woff2`));
  const subset = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'],
    variationAxes: axes,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), subset);
  process.stdout.write(`${name}: ${Math.round(subset.byteLength / 1024)} KB\n`);
};

await Promise.all(files.map(write));
