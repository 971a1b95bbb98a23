import path from 'node:path';
import { siteFilePaths } from '@vitrin/contract/siteFile';
import { systemClock } from '../clock.ts';
import { UsageError } from '../commands/commandError.ts';
import { readArgs } from '../commands/program.ts';
import { runCommand } from './command.ts';
import { type Imported, importSite, type ImportWay, type TellProgress } from './importSite.ts';
import { openSiteFile } from './openSiteFile.ts';

const usage =
  'What from? npm run import -- site.zip [--merge | --replace] [--dry-run]; without --merge or --replace it only tells what either would do';

const toldEvery = 100;

/** `npm run import -- site.zip`: checks a file and tells what it would do, or does it. */
export const runImport = (args: readonly string[]): Promise<void> =>
  runCommand(async ({ store, media }) => {
    const { file, way, rehearse } = readArguments(args);
    const site = await openSiteFile(file);
    try {
      process.stdout.write(`${file}, exported at ${site.manifest.exportedAt}\n`);
      const ways: readonly ImportWay[] = way === undefined ? ['merge', 'replace'] : [way];
      for (const each of ways) {
        const done = await importSite({ store, media, clock: systemClock }, site, {
          way: each,
          rehearse,
          tell,
        });
        process.stdout.write(
          summaryOf(done, { way: each, rehearse, hasTrash: site.has(siteFilePaths.trash) }),
        );
      }
      if (rehearse) process.stdout.write('Nothing was changed.\n');
    } finally {
      site.close();
    }
  });

const tell: TellProgress = (what, done, all) => {
  if (done % toldEvery === 0 || (done === all && all > toldEvery))
    process.stderr.write(`  ${done} of ${all} pictures ${what}\n`);
};

function summaryOf(
  { settings, counts }: Imported,
  { way, rehearse, hasTrash }: { way: ImportWay; rehearse: boolean; hasTrash: boolean },
): string {
  const verb = rehearse ? 'would' : 'did';
  const lines = Object.entries(counts).map(([name, { added, changed, kept, removed }]) => {
    const parts = [`${added} added`, `${changed} changed`, `${kept} left as they are`];
    if (way === 'replace') parts.unshift(`${removed} removed`);
    return `  ${name}: ${parts.join(', ')}\n`;
  });
  const written = settings.length === 0 ? 'none' : settings.join(', ');
  const trash = way === 'merge' && hasTrash ? '  trash: left in the file\n' : '';
  return `--${way} ${verb}:\n${lines.join('')}${trash}  settings written: ${written}\n`;
}

type Arguments = { file: string; way: ImportWay | undefined; rehearse: boolean };

const flag = { type: 'boolean', default: false } as const;

function readArguments(args: readonly string[]): Arguments {
  const { positionals, values } = readArgs(args, {
    options: { merge: flag, replace: flag, 'dry-run': flag },
    usage,
    plain: { min: 1, max: 1 },
  });
  if (values.merge && values.replace)
    throw new UsageError('Either --merge or --replace: the one keeps what is here, the other does not');
  const way = values.merge ? 'merge' : values.replace ? 'replace' : undefined;
  return { file: path.resolve(...positionals), way, rehearse: way === undefined || values['dry-run'] };
}

if (import.meta.main) await runImport(process.argv.slice(2));
