import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { typeOfName } from '../media/pictureName.ts';
import { z } from 'zod';

/** The paths within a backup. */
export const backupPaths = {
  manifest: 'manifest.json',
  /** The embedded database. */
  sqlite: 'vitrin.db',
  /** A table of PostgreSQL: a row a line, as JSON that PostgreSQL made. */
  table: (name: string): string => `tables/${name}.jsonl`,
  picture: (name: string): string => `pictures/${name}`,
} as const;

const writtenFile = z.object({
  path: z
    .string()
    .refine(
      (file) =>
        file === backupPaths.sqlite ||
        /^tables\/[a-z][a-z0-9_]*\.jsonl$/.test(file) ||
        (file.startsWith('pictures/') && typeOfName(file.slice('pictures/'.length)) !== undefined),
      'no file of a backup',
    ),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A file of a backup, with its checksum. */
export type WrittenFile = z.infer<typeof writtenFile>;

const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** The manifest of a backup. It is written last: a folder without one is incomplete. */
export const backupManifest = z.object({
  format: z.literal('vitrin-backup'),
  version: z.literal(1),
  /** The version of the program that made it. */
  app: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database had, in order; restoring takes a program that knows all of them. */
  migrations: z.array(z.string()),
  /** How many rows each table had. */
  rows: z.record(columnName, z.int().min(0)),
  /** The columns of the tables that are stored as lines. */
  columns: z.record(columnName, z.array(columnName)),
  /** Pictures that rows refer to and whose file was missing. */
  missing: z.array(z.string()),
  files: z.array(writtenFile),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** Passes bytes through and counts them; `result` returns their number and SHA-256 once they have ended. */
export function hashedBytes(): { stream: Transform; result: () => Omit<WrittenFile, 'path'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
