import { checklistItems, type ChecklistItem, type Setup } from '@vitrin/contract/operation/setup';
import { defaultPalette, paletteKeys } from '@vitrin/contract/settings/palette';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { limits } from '@vitrin/contract/limits';
import { hasDemoContent, writtenDemo } from '../demo/demoContent.ts';
import type { Readiness } from '../health/readiness.ts';
import type { GivenMailServer } from '../mail/mailServer.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { readSetting } from '../settings/documents.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Reader } from '../store/openStore.ts';

/** What the checklist reads besides the store. */
export type ChecklistSources = { readiness: Readiness | undefined; mail: GivenMailServer | undefined };

/** What a site has of its own. Unedited content of a demo does not count. */
export async function readChecklist(
  reader: Reader,
  { readiness, mail }: ChecklistSources,
): Promise<Setup['checklist']> {
  const info = await readSiteInfo(reader);
  const demo = await writtenDemo(reader);
  const invented = demo?.pack.siteInfo;
  const theme = await readSetting(reader, 'theme');
  const setup = await readMailSetup(reader, mail);
  /** Whether there are so many; no more are counted. */
  const hasOwn = async (table: 'service' | 'project' | 'galleryItem', least: number): Promise<boolean> => {
    const active = reader.selectFrom(table).select('id').where('active', '=', true);
    const own =
      demo === undefined
        ? active
        : active.where((is) =>
            is.or([is('createdAt', '!=', demo.loadedAt), is('updatedAt', '!=', demo.loadedAt)]),
          );
    return (await own.limit(least).execute()).length === least;
  };
  const done: Readonly<Record<ChecklistItem, boolean>> = {
    name: info.companyName !== '' && info.companyName !== invented?.companyName,
    logo: info.logo !== null,
    colors: paletteKeys.some((key) => typeof theme[key] === 'string' && theme[key] !== defaultPalette[key]),
    phone:
      info.phone !== '' && info.phone !== invented?.phone && internationalPhone(info.phone) !== undefined,
    services: await hasOwn('service', limits.ownServices),
    pictures: (await hasOwn('project', 1)) || (await hasOwn('galleryItem', 1)),
    demo: !(await hasDemoContent(reader)),
    mail: setup.server !== undefined && setup.recipients.length > 0,
    backup: readiness?.nightly === true || (await readiness?.lastBackup()) !== undefined,
  };
  return checklistItems.map((item) => ({ item, done: done[item] }));
}
