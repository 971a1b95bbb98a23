import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Generates the font files next to this script: the characters that the website's texts need, with the variable axes
 * limited to the range that the type scale uses. Run it with `node packages/ui/src/theme/fonts/subset.ts` after
 * updating a source; a file passed as an argument is read as Archivo instead of the download.
 *
 * Archivo comes from its authors, since the packages of the registry have separate files for Latin and Turkish
 * characters, and the first view would have to wait for both. Newsreader and Inter, the panel's font, come from the
 * packages `@fontsource-variable/newsreader` and `inter`.
 */
const archivoSource = {
  address:
    'https://raw.githubusercontent.com/Omnibus-Type/Archivo/b5d63988ce19d044d3e10362de730af00526b672/fonts/variable/Archivo%5Bwdth%2Cwght%5D.ttf',
  sha256: '664bbeb10522dac35c174a3860aaecad7b1ad3a0fc8b0d26888e26c824ec556d',
} as const;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”•…€™−`;
const turkish = 'ĞğİŞş₺';

/**
 * The characters of Turkish pages; foreign names and rare characters are in the second file. With these, the first
 * file, including its response headers, fits into what a server sends at once on a new connection: ten segments (RFC
 * 6928).
 */
const first = `${range(0x20, 0x3b)}=${range(0x3f, 0x5a)}${range(0x61, 0x7a)}\u00a0©«°²·»×ÂÇÎÖÛÜâçîöûüı–—‘’“”•…€${turkish}`;
const second = Array.from(latin, (letter) => (first.includes(letter) ? '' : letter)).join('');

const archivo = { wght: { min: 400, max: 600 }, wdth: 105 };
const newsreader = { wght: { min: 400, max: 600 } };
const inter = { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 32 } };

async function readArchivo(): Promise<Buffer> {
  const [, , file] = process.argv;
  const font =
    file === undefined
      ? Buffer.from(await (await fetch(archivoSource.address)).arrayBuffer())
      : await readFile(file);
  if (createHash('sha256').update(font).digest('hex') !== archivoSource.sha256)
    throw new Error('This is another version of Archivo than the one that was looked at');
  return font;
}

const { resolve } = createRequire(import.meta.url);
const readPackaged = (family: 'newsreader' | 'inter', file: string): Promise<Buffer> =>
  readFile(resolve(`@fontsource-variable/${family}/files/${family}-${file}.woff2`));

const original = await readArchivo();
const files = [
  { name: 'archivo', source: original, letters: first, axes: archivo },
  { name: 'archivo-more', source: original, letters: second, axes: archivo },
  {
    name: 'inter-latin',
    source: await readPackaged('inter', 'latin-opsz-normal'),
    letters: `${latin}←↑→↓`,
    axes: inter,
  },
  {
    name: 'inter-turkish',
    source: await readPackaged('inter', 'latin-ext-opsz-normal'),
    letters: turkish,
    axes: inter,
  },
  ...(await Promise.all(
    (['normal', 'italic'] as const).flatMap((cut) => [
      readPackaged('newsreader', `latin-wght-${cut}`).then((source) => ({
        name: `newsreader-${cut}-latin`,
        source,
        letters: latin,
        axes: newsreader,
      })),
      readPackaged('newsreader', `latin-ext-wght-${cut}`).then((source) => ({
        name: `newsreader-${cut}-turkish`,
        source,
        letters: turkish,
        axes: newsreader,
      })),
    ]),
  )),
];

const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];

async function keep(file: string, font: Uint8Array): Promise<void> {
  await writeFile(new URL(file, import.meta.url), font);
  process.stdout.write(`${file}: ${font.byteLength} bytes\n`);
}

await Promise.all(
  files.map(async ({ name, source, letters, axes }) => {
    const options = { targetFormat: 'woff2', keepFeatures, variationAxes: axes, noHinting: true } as const;
    await keep(`${name}.woff2`, await subsetFont(source, letters, options));
  }),
);

// The font of the server's cards for shared links: all letters in one weight, since the renderer does not support
// variable fonts.
await keep(
  '../../../../../apps/server/fonts/archivo-semibold.ttf',
  await subsetFont(original, latin + turkish, {
    targetFormat: 'sfnt',
    keepFeatures,
    variationAxes: { ...archivo, wght: 600 },
    noHinting: true,
  }),
);
