import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteFilePaths } from '@vitrin/contract/siteFile';
import { systemClock } from '../clock.ts';
import { runCommand } from './command.ts';
import { type Imported, importSite, type ImportWay, type TellProgress } from './importSite.ts';
import { openSiteFile } from './openSiteFile.ts';
import { SiteFileError } from './siteFileError.ts';

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

function readArguments(args: readonly string[]): Arguments {
  const found = parsed(args);
  if (found === undefined) throw new SiteFileError([usage]);
  const { positionals, values } = found;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new SiteFileError([usage]);
  if (values.merge && values.replace)
    throw new SiteFileError(['Either --merge or --replace: the one keeps what is here, the other does not']);
  const way = values.merge ? 'merge' : values.replace ? 'replace' : undefined;
  return { file: path.resolve(file), way, rehearse: way === undefined || values['dry-run'] };
}

function parsed(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { merge: flag, replace: flag, 'dry-run': flag },
    });
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runImport(process.argv.slice(2));
