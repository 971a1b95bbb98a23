import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Lists optional dependencies that package-lock.json names but has no entry for, which `npm ci` refuses, and
 * entries fetched from an address instead of a name and version.
 */
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')));

const known = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
const missing = Object.entries(lock.packages).flatMap(([key, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !known.has(name))
    .map(([name, range]) => `${key}@${entry.version ?? ''} -> ${name}@${range}`),
);
for (const line of missing) process.stdout.write(`${line}\n`);
process.stdout.write(missing.length === 0 ? 'lock file complete\n' : `${missing.length} missing\n`);
process.exitCode = missing.length === 0 ? 0 : 1;
