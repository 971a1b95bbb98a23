import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|html|json|yaml)$/;

/** Writes a `.br` and a `.gz` beside every text file below a folder, for servers that send them as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
      }),
  );
}

/**
 * A server that runs meanwhile reads either the old or the new file, never part of one, and caches what it has read.
 */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
