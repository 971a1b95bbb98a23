import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../commands/commandError.ts';
import { typeOfName } from '../media/pictureName.ts';
import { migrations } from '../store/migrations.ts';
import {
  type BackupManifest,
  backupManifest,
  backupPaths,
  hashedBytes,
  type WrittenFile,
} from './backupFormat.ts';
import { pictureIn } from './pictureIn.ts';
import { examineSqlite } from './copySqlite.ts';
import { exists, partialMark } from './wholeFolder.ts';

/** The facts of a verified backup. */
export type Verified = {
  /** Undefined for a plain copy of a data folder. */
  manifest: BackupManifest | undefined;
  engine: BackupManifest['engine'];
  migrations: readonly string[];
  /** The picture files that exist and that rows refer to. */
  pictures: readonly string[];
  /** Why it cannot be restored, one sentence per problem. */
  problems: readonly string[];
  /** Pictures that rows refer to but the installation itself lacked; a restore works without them. */
  missing: readonly string[];
};

/** More than any manifest takes. */
const manifestBytes = 200_000_000;

/**
 * Verifies a backup, or a plain folder with a database and pictures: checksums, the structure of the database, a file
 * for every picture. Changes nothing. Throws a CommandError if the folder is not a backup.
 */
export async function verifyBackup(folder: string): Promise<Verified> {
  if (!(await exists(folder))) throw new CommandError(`There is no folder ${folder}.`);
  if (path.basename(folder).includes(partialMark))
    throw new CommandError(`${folder} was broken off before it was whole, and can be deleted.`);
  const file = path.join(folder, backupPaths.sqlite);
  if (await exists(path.join(folder, backupPaths.manifest))) {
    const manifest = await readManifest(folder);
    const problems = await verifyFiles(folder, manifest);
    return manifest.engine === 'sqlite'
      ? verifySqlite(file, { manifest, problems, files: picturesIn(folder, manifest) })
      : verifyPostgres(folder, manifest, problems);
  }
  if (await exists(file))
    return verifySqlite(file, { manifest: undefined, problems: [], files: picturesIn(folder) });
  throw new CommandError(
    `${folder} is no backup: it has neither a ${backupPaths.manifest} nor a ${backupPaths.sqlite}.`,
  );
}

/**
 * Verifies a file of the embedded database alone, such as the copy that a migration keeps: its pictures are those that
 * the installation still has.
 */
export const verifyCopy = (file: string, has: PictureFiles['has']): Promise<Verified> =>
  verifySqlite(file, { manifest: undefined, problems: [], files: { has, mayLack: () => true } });

/** The pictures beside a database, and those that it may lack. */
type PictureFiles = { has: (name: string) => Promise<boolean>; mayLack: (name: string) => boolean };

function picturesIn(folder: string, manifest?: BackupManifest): PictureFiles {
  const missing = new Set(manifest?.missing);
  return {
    has: (name) => exists(path.join(folder, backupPaths.picture(name))),
    mayLack: (name) => missing.has(name),
  };
}

/** The manifest of a folder. Throws a CommandError if it cannot be read. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, backupPaths.manifest);
  const { size } = await lstat(file);
  if (size > manifestBytes) throw new CommandError(`${file} is too large for a manifest.`);
  const parsed = backupManifest.safeParse(jsonIn(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandError(
    `${file} cannot be read: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. It may be of a newer version of Vitrin.`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The problems with the files that a manifest lists. */
async function verifyFiles(folder: string, manifest: BackupManifest): Promise<string[]> {
  const problems: string[] = [];
  for (const file of manifest.files) {
    const problem = await verifyFile(path.join(folder, file.path), file);
    if (problem !== undefined) problems.push(`${file.path} ${problem}`);
  }
  return problems;
}

async function verifyFile(file: string, { bytes, sha256 }: WrittenFile): Promise<string | undefined> {
  const found = await lstat(file).catch(() => undefined);
  if (found === undefined) return 'is missing';
  if (!found.isFile()) return 'is no file';
  if (found.size !== bytes) return `has ${found.size} bytes instead of ${bytes}`;
  const { stream, result } = hashedBytes();
  stream.resume();
  await pipeline(createReadStream(file), stream);
  return result().sha256 === sha256 ? undefined : 'has other bytes than were written: it is damaged';
}

async function verifySqlite(
  file: string,
  {
    manifest,
    problems,
    files,
  }: { manifest: BackupManifest | undefined; problems: string[]; files: PictureFiles },
): Promise<Verified> {
  const name = path.basename(file);
  const examined = await examineSqlite(file, tmpdir());
  if ('damage' in examined) {
    problems.push(`${name} is damaged: ${examined.damage}`);
    return { manifest, engine: 'sqlite', migrations: [], pictures: [], problems, missing: [] };
  }
  const { facts } = examined;
  if (facts.migrations.length === 0) problems.push(`${name} holds no site`);
  if (manifest !== undefined) problems.push(...otherRows(manifest, facts.rows));
  return { manifest, ...(await conclude(files, { ...facts, engine: 'sqlite', problems })) };
}

async function verifyPostgres(
  folder: string,
  manifest: BackupManifest,
  problems: string[],
): Promise<Verified> {
  const rows: Record<string, number> = {};
  const pictures = new Set<string>();
  const written = new Set(manifest.files.map((file) => file.path));
  for (const table of Object.keys(manifest.rows)) {
    const place = backupPaths.table(table);
    if (!written.has(place)) problems.push(`${place} is not named by the manifest`);
    if (!(await exists(path.join(folder, place)))) continue;
    rows[table] = 0;
    const isOfPictures = table === 'picture' || table === 'picture_file';
    for await (const line of rowLinesOf(path.join(folder, place))) {
      rows[table] += 1;
      const name = isOfPictures ? pictureIn(line) : undefined;
      if (name !== undefined) pictures.add(name);
      else if (isOfPictures || jsonIn(line) === undefined)
        problems.push(`${place} line ${rows[table]} is no row`);
    }
  }
  problems.push(...otherRows(manifest, rows));
  const facts = { migrations: manifest.migrations, pictures, engine: 'postgres' as const };
  return { manifest, ...(await conclude(picturesIn(folder, manifest), { ...facts, problems })) };
}

/**
 * The lines of a file of rows. `node:readline` would not do: it treats a U+2028 inside a JSON string as the end of a
 * line.
 */
export async function* rowLinesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const otherRows = (manifest: BackupManifest, rows: Readonly<Record<string, number>>): string[] =>
  Object.entries(manifest.rows).flatMap(([table, count]) =>
    rows[table] === count ? [] : [`${table} has ${rows[table] ?? 'no'} rows instead of ${count}`],
  );

/** Checks that every picture that rows refer to has a file, and that this program knows all migrations. */
async function conclude(
  files: PictureFiles,
  found: {
    engine: BackupManifest['engine'];
    migrations: readonly string[];
    pictures: ReadonlySet<string>;
    problems: string[];
  },
): Promise<Omit<Verified, 'manifest'>> {
  const { engine, problems } = found;
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = found.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    problems.push(`It was made by a newer version of Vitrin: it has ${unknown.join(', ')}`);
  const [pictures, missing]: [string[], string[]] = [[], []];
  for (const name of found.pictures) {
    if (typeOfName(name) !== undefined && (await files.has(name))) pictures.push(name);
    else if (files.mayLack(name)) missing.push(name);
    else problems.push(`${backupPaths.picture(name)} is missing: a picture of the site has no file`);
  }
  return { engine, migrations: found.migrations, pictures, problems, missing };
}
