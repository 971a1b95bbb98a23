import path from 'node:path';
import { siteFilePaths } from '@vitrin/contract/operation/siteFile';
import { systemClock } from '../clock.ts';
import { UsageError } from '../commands/commandError.ts';
import { readArgs } from '../commands/program.ts';
import { createPictureFetch } from '../images/fetchPicture.ts';
import { openWordpress } from '../wordpress/openWordpress.ts';
import type { PageWishes } from '../wordpress/wordpressPlan.ts';
import { type Installation, runCommand } from './command.ts';
import { type Imported, importSite, type ImportWay, type TellProgress } from './importSite.ts';
import { openSiteFile, type SiteFile } from './openSiteFile.ts';

const usage = `What from? Without --merge or --replace it only tells what would be done.
  npm run import -- site.zip [--merge | --replace] [--dry-run]
  npm run import -- --wordpress export.xml [--media FOLDER] [--fetch] [--services all | SLUG,SLUG] [--about SLUG] [--merge] [--dry-run]`;

const toldEvery = 100;

/** `npm run import -- site.zip`: checks a file and prints what it would do, or does it. */
export const runImport = (args: readonly string[]): Promise<void> =>
  runCommand(async (installation) => {
    const read = readArguments(args);
    if (read.wordpress !== undefined) {
      await importWordpress(installation, read, read.wordpress);
      return;
    }
    const site = await openSiteFile(read.file);
    try {
      process.stdout.write(`${read.file}, exported at ${site.manifest.exportedAt}\n`);
      await importAll(installation, site, read, ['merge', 'replace']);
    } finally {
      site.close();
    }
  });

type Wordpress = { media: string | undefined; fetch: boolean; pages: PageWishes };

/** An import from WordPress is merged with the existing content, since it is never a whole site. */
async function importWordpress(
  installation: Installation,
  read: Arguments,
  { media: uploads, fetch, pages }: Wordpress,
): Promise<void> {
  const opened = await openWordpress(read.file, {
    ...installation,
    clock: systemClock,
    pages,
    uploads,
    fetchPicture: fetch ? createPictureFetch() : undefined,
  });
  try {
    process.stdout.write(`${read.file}, ${opened.about}\n`);
    await importAll(installation, opened.site, read, ['merge']);
    process.stdout.write(listed('Not as it was', opened.changed) + listed('Left out', opened.leftOut));
  } finally {
    await opened.close();
  }
}

const listed = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`;

async function importAll(
  { store, media }: Installation,
  site: SiteFile,
  { way, rehearse }: Pick<Arguments, 'way' | 'rehearse'>,
  both: readonly ImportWay[],
): Promise<void> {
  for (const each of way === undefined ? both : [way]) {
    const done = await importSite({ store, media, clock: systemClock }, site, { way: each, rehearse, tell });
    const hasTrash = site.has(siteFilePaths.trash);
    process.stdout.write(summaryOf(done, { way: each, rehearse, hasTrash }));
  }
  if (rehearse) process.stdout.write('Nothing was changed.\n');
}

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

type Arguments = {
  file: string;
  way: ImportWay | undefined;
  rehearse: boolean;
  wordpress: Wordpress | undefined;
};

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const wordpressOptions = { wordpress: flag, media: text, fetch: flag, services: text, about: text };

function readArguments(args: readonly string[]): Arguments {
  const { positionals, values } = readArgs(args, {
    options: { merge: flag, replace: flag, 'dry-run': flag, ...wordpressOptions },
    usage,
    plain: { min: 1, max: 1 },
  });
  if (values.merge && values.replace)
    throw new UsageError('Either --merge or --replace: the one keeps what is here, the other does not');
  const way = values.merge ? 'merge' : values.replace ? 'replace' : undefined;
  const rehearse = way === undefined || values['dry-run'];
  return { file: path.resolve(...positionals), way, rehearse, wordpress: wordpressIn(values) };
}

/** The options of an import from WordPress, as given. */
type WordpressValues = {
  wordpress: boolean;
  replace: boolean;
  fetch: boolean;
  media?: string | undefined;
  services?: string | undefined;
  about?: string | undefined;
};

function wordpressIn(values: WordpressValues): Wordpress | undefined {
  const { wordpress, media, fetch, services, about = '' } = values;
  if (!wordpress) {
    if (media !== undefined || fetch || services !== undefined || about !== '')
      throw new UsageError('--media, --fetch, --services and --about go with --wordpress');
    return undefined;
  }
  if (values.replace)
    throw new UsageError(
      '--replace would take everything else away; an export of WordPress is added with --merge',
    );
  const slugs = new Set((services ?? '').split(',').filter((slug) => slug !== ''));
  const pages = { services: services === 'all' ? services : slugs, about } as const;
  return { media: media === undefined ? undefined : path.resolve(media), fetch, pages };
}

if (import.meta.main) await runImport(process.argv.slice(2));
