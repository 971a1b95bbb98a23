import { globSync } from 'node:fs';
import path from 'node:path';
import hashOf from '@emotion/hash';

const screens = path.join(import.meta.dirname, '../../packages/ui');
const sheets = globSync('src/**/*.css.ts', { cwd: screens }).toSorted();
const pathInPackage = /packages\/ui\/(.+)$/;
// Without an a: ad blockers hide what is called `ad1`.
const letters = 'bcdefghijklmnopqrstuvwxyz';

/**
 * Short names for the classes and variables of style sheets: two letters for the file, by its index among all of them,
 * and the number within it. vanilla-extract's own names start with six or seven characters for the file, which are
 * random and so incompressible, and a page refers to some ninety files. Builds for browser and server read the same
 * files and agree.
 */
export function shortName(named: { hash: string; filePath: string; packageName?: string }): string {
  const { hash, filePath, packageName = '' } = named;
  const place = sheets.indexOf(pathInPackage.exec(filePath)?.[1] ?? '');
  const ofFile = hashOf(packageName + filePath);
  const first = letters[Math.trunc(place / letters.length)];
  const second = letters[place % letters.length];
  if (first === undefined || second === undefined || !hash.startsWith(ofFile))
    throw new Error(`No short name for ${hash} of ${filePath}`);
  return `${first}${second}${hash.slice(ofFile.length)}`;
}
