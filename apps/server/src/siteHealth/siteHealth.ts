import { limits } from '@vitrin/contract/limits';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { type HealthFindings, type SiteHealth, wantedFacts } from '@vitrin/contract/operation/siteHealth';
import { filledParts, type SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sql } from 'kysely';
import { appVersion } from '../appVersion.ts';
import type { Clock } from '../clock.ts';
import type { Readiness } from '../health/readiness.ts';
import type { GivenMailServer } from '../mail/mailServer.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { readFilledParts, readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Reader } from '../store/openStore.ts';
import { deadLinks } from './deadLinks.ts';
import { findInBatches } from './entryBatches.ts';
import { collectFindings } from './findingList.ts';
import { missingDescriptions, smallPictures } from './pictureFindings.ts';

/** What the health of the website is computed from. */
export type HealthSources = {
  reader: Reader;
  clock: Clock;
  readiness: Readiness | undefined;
  mail: GivenMailServer | undefined;
  publicUrl: string | undefined;
};

/** Everything on the health page: a count and the first findings of each check. */
export async function readSiteHealth(sources: HealthSources): Promise<SiteHealth> {
  const { reader, clock, readiness, mail, publicUrl } = sources;
  const now = clock.now();
  const info = await readSiteInfo(reader);
  const filled = await readFilledParts(reader, now);
  return {
    version: appVersion(),
    ...(await machineHealth(readiness)),
    mail: await mailHealth(reader, mail),
    missingFacts: wantedFacts.filter((fact) => (fact === 'logo' ? info.logo === null : info[fact] === '')),
    emptyParts: filledParts.keyof().options.filter((part) => !filled[part]),
    phones: undialable(info),
    descriptions: await missingDescriptions(reader),
    smallPictures: await smallPictures(reader),
    deadLinks: await deadLinks(reader, now, { publicUrl }),
    longTitles: await longTitles(reader),
  };
}

async function machineHealth(readiness: Readiness | undefined): Promise<Pick<SiteHealth, 'backup' | 'disk'>> {
  const codes = new Set(((await readiness?.faults()) ?? []).map(({ code }) => code));
  const [last, disk] = await Promise.all([readiness?.lastBackup(), readiness?.disk()]);
  return {
    backup: {
      nightly: readiness?.nightly ?? false,
      last: last?.toISOString() ?? null,
      late: codes.has('backup'),
    },
    disk: disk === undefined ? null : { ...disk, full: codes.has('disk') },
  };
}

async function mailHealth(reader: Reader, given: GivenMailServer | undefined): Promise<SiteHealth['mail']> {
  const { server, recipients } = await readMailSetup(reader, given);
  if (server === undefined) return 'notSet';
  return recipients.length === 0 ? 'noReader' : 'ready';
}

/** Phone numbers that cannot be dialled from a link. */
function undialable({ phone, whatsApp = '', morePhones = [] }: SiteInfo): HealthFindings {
  const found = collectFindings();
  const numbers = [
    { title: '', number: phone },
    { title: 'WhatsApp', number: whatsApp },
    ...morePhones.map(({ label, number }) => ({ title: label, number })),
  ];
  for (const { title, number } of numbers) {
    if (number === '' || internationalPhone(number) !== undefined) continue;
    found.add({ kind: 'settings', entryId: 'contact', title, detail: number });
  }
  return found.all();
}

const titlesAtOnce = 500;

/** Titles of pages that search results truncate. */
async function longTitles(reader: Reader): Promise<HealthFindings> {
  const found = collectFindings();
  for (const [table, kind] of [
    ['service', 'services'],
    ['project', 'projects'],
    ['post', 'posts'],
  ] as const) {
    const title = sql<string>`case when meta_title <> '' then meta_title else title end`;
    const batches = findInBatches(
      reader,
      { table, columns: ['id', 'title', 'metaTitle', 'active', 'noindex'], size: titlesAtOnce },
      (batch) => sql<{ id: string; title: string; characters: string | number }>`
        select id, title, length(${title}) as characters from ${batch} as entry
        where active = ${sql.val(true)} and noindex = ${sql.val(false)} and length(${title}) > ${limits.shownTitleCharacters}
        order by id`,
    );
    for await (const rows of batches) {
      for (const { id, title: words, characters } of rows)
        found.add({ kind, entryId: id, title: words, detail: String(characters) });
    }
  }
  return found.all();
}
