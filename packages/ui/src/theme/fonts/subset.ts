import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes the two font files beside this script from the package `@fontsource-variable/archivo`: the letters that the
 * website's texts need, both axes cut to the range that the type scale uses. Run it with
 * `node packages/ui/src/theme/fonts/subset.ts` after an update of that package.
 */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const files = {
  'archivo-latin.woff2': {
    source: 'archivo-latin-wdth-normal.woff2',
    letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”•…€™−`,
  },
  'archivo-turkish.woff2': { source: 'archivo-latin-ext-wdth-normal.woff2', letters: 'ĞğİŞş₺' },
} as const;

const { resolve } = createRequire(import.meta.url);

const write = async (name: string, source: string, letters: string) => {
  const original = await readFile(resolve(`@fontsource-variable/archivo/files/${source}`));
  const subset = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'],
    variationAxes: { wght: { min: 400, max: 680 }, wdth: { min: 88, max: 118 } },
    noHinting: true,
  });
  await writeFile(new URL(name, import.meta.url), subset);
  console.log(`${name}: ${Math.round(subset.byteLength / 1024)} KB`);
};

await Promise.all(Object.entries(files).map(([name, { source, letters }]) => write(name, source, letters)));
