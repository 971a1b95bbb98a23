import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from './projectRoot.ts';

let known: string | undefined;

/** The version of this program. */
export function appVersion(): string {
  if (known === undefined) {
    const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
    known = z.object({ version: z.string() }).parse(JSON.parse(text)).version;
  }
  return known;
}
