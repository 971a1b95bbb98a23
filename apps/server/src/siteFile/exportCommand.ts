import type { WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../backup/wholeFolder.ts';
import { systemClock } from '../clock.ts';
import { namingDisk, unwritable } from '../commands/givenPlace.ts';
import { readArgs, requireDatabase } from '../commands/program.ts';
import { runCommand } from './command.ts';
import { exportSite } from './exportSite.ts';
import { SiteFileError } from './siteFileError.ts';

const usage = 'Where to? npm run export -- site.zip [--messages]';

/** `npm run export -- site.zip`: writes the content of the installation into one file. */
export const runExport = (args: readonly string[]): Promise<void> =>
  runCommand(async ({ store, media, folder }) => {
    const { file, messages } = readArguments(args);
    if (await exists(file))
      throw new SiteFileError([`${file} exists already; an export goes into a new file`]);
    // It gets its own name only once it is complete.
    const part = `${file}.part`;
    const output = await openOutput(part);
    try {
      const done = await exportSite(
        { store, storage: media.storage, clock: systemClock, folder, messages },
        output,
      );
      await rename(part, file);
      process.stdout.write(`${file}\n`);
      for (const [name, count] of Object.entries(done.records)) process.stdout.write(`  ${name}: ${count}\n`);
      if (done.refused.length > 0)
        process.stderr.write(
          `An import would refuse these; save them anew in the panel first:\n${done.refused.map((line) => `  ${line}\n`).join('')}`,
        );
    } catch (error) {
      // Texts are written to the data folder first, whose disk may be full as well.
      const isOutput = output.errored !== null;
      output.destroy();
      await rm(part, { force: true });
      throw isOutput ? namingDisk(error, path.dirname(file)) : error;
    }
  }, requireDatabase);

/** Opened before anything is read: a stream would report only later that its file cannot be opened. */
async function openOutput(part: string): Promise<WriteStream> {
  try {
    return (await open(part, 'w')).createWriteStream();
  } catch (error) {
    throw unwritable('The file', path.dirname(part), error);
  }
}

function readArguments(args: readonly string[]): { file: string; messages: boolean } {
  const { positionals, values } = readArgs(args, {
    options: { messages: { type: 'boolean', default: false } },
    usage,
    plain: { min: 1, max: 1 },
  });
  return { file: path.resolve(...positionals), messages: values.messages };
}

if (import.meta.main) await runExport(process.argv.slice(2));
