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
  const ownEntries = async (table: 'service' | 'project' | 'galleryItem'): Promise<number> => {
    const counted = reader
      .selectFrom(table)
      .select((is) => is.fn.countAll().as('total'))
      .where('active', '=', true);
    const own =
      demo === undefined
        ? counted
        : counted.where((is) =>
            is.or([is('createdAt', '!=', demo.loadedAt), is('updatedAt', '!=', demo.loadedAt)]),
          );
    return Number((await own.executeTakeFirstOrThrow()).total);
  };
  const done: Readonly<Record<ChecklistItem, boolean>> = {
    name: info.companyName !== '' && info.companyName !== invented?.companyName,
    logo: info.logo !== null,
    colors: paletteKeys.some((key) => typeof theme[key] === 'string' && theme[key] !== defaultPalette[key]),
    phone:
      info.phone !== '' && info.phone !== invented?.phone && internationalPhone(info.phone) !== undefined,
    services: (await ownEntries('service')) >= limits.ownServices,
    pictures: (await ownEntries('project')) + (await ownEntries('galleryItem')) > 0,
    demo: !(await hasDemoContent(reader)),
    mail: setup.server !== undefined && setup.recipients.length > 0,
    backup: readiness?.nightly === true || (await readiness?.lastBackup()) !== undefined,
  };
  return checklistItems.map((item) => ({ item, done: done[item] }));
}
