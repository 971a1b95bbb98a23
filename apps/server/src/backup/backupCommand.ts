import path from 'node:path';
import { systemClock } from '../clock.ts';
import { CommandError } from '../commands/commandError.ts';
import { readArgs, readProgramEnv, requireDatabase, runProgram } from '../commands/program.ts';
import { openStorage } from '../media/storage/openStorage.ts';
import { backUp } from './backUp.ts';
import { tellMissing } from './tellMissing.ts';
import { type Verified, verifyBackup } from './verifyBackup.ts';

const usage = `Database and pictures in one folder, also while the server runs, with the server's settings:
  npm run backup -- FOLDER            makes a backup; FOLDER must be new, such as /backups/2026-03-18
  npm run backup -- --verify FOLDER   says whether a backup is whole, and what is missing
  npm run restore -- FOLDER           brings it back`;

/** `npm run backup -- FOLDER`: makes or verifies a backup. */
export const runBackup = (args: readonly string[]): Promise<void> =>
  runProgram(async () => {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = readArgs(args, {
      options: { verify: flag, help: { ...flag, short: 'h' } },
      usage,
      plain: { min: args.includes('--help') || args.includes('-h') ? 0 : 1, max: 1 },
    });
    const folder = path.resolve(...positionals);
    if (values.help) process.stdout.write(`${usage}\n`);
    else if (values.verify) tellVerified(folder, await verifyBackup(folder));
    else await make(folder);
  });

async function make(folder: string): Promise<void> {
  const env = readProgramEnv();
  // Opening its storage would make the folder.
  await requireDatabase(env);
  const stop = new AbortController();
  const source = {
    dataFolder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage: await openStorage(env.DATA_DIR, env.STORAGE_URL),
  };
  // What was written so far is removed.
  const end = (): void => stop.abort(new CommandError('Stopped: nothing was kept.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const manifest = await backUp(source, folder, { clock: systemClock, signal: stop.signal });
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  process.stdout.write(`${folder}: ${manifest.files.length} files, ${bytes} bytes\n`);
  tellMissing(manifest.missing, 'The installation has no file for these pictures, so neither has the backup');
}

function tellVerified(folder: string, { manifest, migrations, pictures, problems, missing }: Verified): void {
  const made = manifest === undefined ? 'a plain copy without checksums' : `made at ${manifest.madeAt}`;
  process.stdout.write(
    `${folder}: ${made}, ${migrations.at(-1) ?? 'no database'}, ${pictures.length} pictures\n`,
  );
  tellMissing(missing, 'Missing already when it was made');
  if (problems.length > 0)
    throw new CommandError(['It is not whole:', ...problems.map((line) => `  ${line}`)].join('\n'));
  process.stdout.write('It is whole.\n');
}

if (import.meta.main) await runBackup(process.argv.slice(2));
