import { type FilledParts, type SiteInfo, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { z } from 'zod';
import { readAbout } from '../about/aboutQueries.ts';
import { imagesById } from '../media/pictures.ts';
import { noticeIdOf, noticeOf } from '../privacy/noticeVersions.ts';
import { readSetting } from '../settings/documents.ts';
import { countsVisits } from '../visits/visitReport.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';

/** The pictures among the facts, with the fields that hold their ids in the store. */
export const pictureFields = {
  logo: 'logoPictureId',
  footerImage: 'footerImagePictureId',
  favicon: 'faviconPictureId',
} as const;

const pictureId = z.string().nullable();
const pictures = z.object({
  logoPictureId: pictureId,
  footerImagePictureId: pictureId,
  faviconPictureId: pictureId,
});

/** The stored facts of the company, with defaults for those that were never written. */
export const factsIn = (stored: Readonly<Record<string, unknown>>) => ({
  ...emptySiteInfo,
  shortName: '',
  contactDelivery: 'inbox' as const,
  whatsApp: '',
  morePhones: [],
  openingHours: [],
  coordinates: '',
  ...storedFields(siteInfoDraft, stored),
});

/** The company's facts and pictures. Messages are delivered to the inbox unless an admin chose otherwise. */
export async function readSiteInfo(reader: Reader): Promise<SiteInfo> {
  const stored = await readSetting(reader, 'siteInfo');
  const {
    logoPictureId = null,
    footerImagePictureId = null,
    faviconPictureId = null,
  } = storedFields(pictures, stored);
  const images = await imagesById(reader, [logoPictureId, footerImagePictureId, faviconPictureId]);
  const privacy = noticeOf(await readSetting(reader, 'privacy'));
  const notice = noticeIdOf(privacy);
  return {
    ...factsIn(stored),
    logo: images.get(logoPictureId) ?? null,
    footerImage: images.get(footerImagePictureId) ?? null,
    favicon: images.get(faviconPictureId) ?? null,
    favIcon: images.get(faviconPictureId) ?? null,
    filled: await filledPartsOf(reader, notice !== undefined),
    ...(notice !== undefined && { notice }),
    ...((await countsVisits(reader)) && { countsVisits: true as const }),
  };
}

/** Checks which parts have content, so that no menu leads to an empty page. */
async function filledPartsOf(reader: Reader, privacy: boolean): Promise<FilledParts> {
  const any = async (
    table: 'member' | 'service' | 'project' | 'galleryItem' | 'video' | 'post',
  ): Promise<boolean> =>
    (await reader.selectFrom(table).select('id').where('active', '=', true).limit(1).executeTakeFirst()) !==
    undefined;
  const { title, description } = await readAbout(reader);
  return {
    about: title !== '' || !isEmptyHtml(description),
    team: await any('member'),
    services: await any('service'),
    projects: await any('project'),
    photos: await any('galleryItem'),
    videos: await any('video'),
    posts: await any('post'),
    privacy,
  };
}
