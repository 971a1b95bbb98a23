import path from 'node:path';
import { systemClock } from '../clock.ts';
import { readArgs, readProgramEnv, runProgram } from '../commands/program.ts';
import { openStorage } from '../media/storage/openStorage.ts';
import { restore } from './restore.ts';
import { tellMissing } from './tellMissing.ts';

const usage = `Brings a backup back, while no server runs, with the settings of the server that will:
  npm run restore -- FOLDER [--overwrite]
  npm run restore -- DATA_DIR/copies/FILE.db --overwrite   only the database, as it was before an upgrade
Everything is checked first. With --overwrite what is there already is moved aside, and never deleted.`;

/** `npm run restore -- FOLDER`: replaces the current data with a backup. */
export const runRestore = (args: readonly string[]): Promise<void> =>
  runProgram(async () => {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = readArgs(args, {
      options: { overwrite: flag, help: { ...flag, short: 'h' } },
      usage,
      plain: { min: args.includes('--help') || args.includes('-h') ? 0 : 1, max: 1 },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      return;
    }
    const source = path.resolve(...positionals);
    const env = readProgramEnv();
    const place = {
      dataFolder: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      bucket: env.STORAGE_URL && (await openStorage(env.DATA_DIR, env.STORAGE_URL)),
    };
    const done = await restore(source, place, {
      clock: systemClock,
      overwrite: values.overwrite,
      tell: (line) => void process.stdout.write(`${line}\n`),
    });
    process.stdout.write(`Restored ${done.rows} rows and ${done.pictures} pictures. Start the server now.\n`);
    process.stdout.write(
      'Everybody signs in again, and open invitations and preview links have to be made again: some may have been ended since the backup.\n',
    );
    for (const line of done.former) process.stdout.write(`What was here, ${line}\n`);
    tellMissing(done.missing, 'The backup has no file for these pictures');
  });

if (import.meta.main) await runRestore(process.argv.slice(2));
