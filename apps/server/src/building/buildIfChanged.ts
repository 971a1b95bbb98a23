import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/** A build output: the site, the panel or the server. All paths are relative to the repository. */
export type BuiltPart = {
  name: string;
  /** Files and folders that it is built from. */
  sources: readonly string[];
  /** The folder that it is built into. */
  folder: string;
  /** Files of that folder that serving it requires. */
  outputs: readonly string[];
  build: () => Promise<void>;
};

const skipped = new Set(['node_modules', 'dist', 'coverage']);
/** Tests and stories do not affect a build. */
const isTest = (name: string): boolean => /\.(?:test|stories)\.tsx?$/.test(name);
const markFile = '.built-from';

/** Whether a part was built, from whatever sources. */
export const isBuilt = ({ folder, outputs }: BuiltPart, root: string): boolean =>
  outputs.every((file) => existsSync(path.join(root, folder, file)));

/** Builds those parts that are missing, or whose sources have changed since the last build. */
export async function buildIfChanged(
  parts: readonly BuiltPart[],
  { root, say }: { root: string; say: (line: string) => void },
): Promise<void> {
  for (const part of parts) {
    const mark = path.join(root, part.folder, markFile);
    const fingerprint = fingerprintOf(root, part.sources);
    if (isBuilt(part, root) && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) continue;
    const start = performance.now();
    say(`Building ${part.name} …`);
    // An interrupted build leaves no mark file.
    rmSync(mark, { force: true });
    await part.build();
    writeFileSync(mark, fingerprint);
    say(`  done in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
}

/**
 * A hash over the names and contents of sources and everything else that a build depends on. Reading synchronously
 * takes a tenth of the time of promises.
 */
function fingerprintOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
    .update(process.env['VITE_API_HOST'] ?? '')
    .update(process.version);
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The file itself, or all files below a folder, always in the same order. */
function filesOf(root: string, source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source))
    .filter((name) => !skipped.has(name) && !isTest(name))
    .toSorted()
    .flatMap((name) => filesOf(root, `${source}/${name}`));
}
