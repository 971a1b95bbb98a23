import { type FilledParts, type SiteInfo, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { z } from 'zod';
import { readAbout } from '../about/aboutQueries.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { imagesById } from '../media/pictures.ts';
import { nextPublication, publishedRows } from '../posts/postQueries.ts';
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

/**
 * The company's facts and pictures, without its filled parts. Messages are delivered to the inbox unless an admin chose
 * otherwise.
 */
export async function readSiteInfo(reader: Reader): Promise<Omit<SiteInfo, 'filled'>> {
  const stored = await readSetting(reader, 'siteInfo');
  const {
    logoPictureId = null,
    footerImagePictureId = null,
    faviconPictureId = null,
  } = storedFields(pictures, stored);
  const images = await imagesById(reader, [logoPictureId, footerImagePictureId, faviconPictureId]);
  const notice = await shownNotice(reader);
  return {
    ...factsIn(stored),
    logo: images.get(logoPictureId) ?? null,
    footerImage: images.get(footerImagePictureId) ?? null,
    favicon: images.get(faviconPictureId) ?? null,
    favIcon: images.get(faviconPictureId) ?? null,
    ...(notice !== undefined && { notice }),
    ...((await countsVisits(reader)) && { countsVisits: true as const }),
  };
}

const shownNotice = async (reader: Reader): Promise<string | undefined> =>
  noticeIdOf(noticeOf(await readSetting(reader, 'privacy')));

/** The same with its filled parts, as visitors see them until the next post is published. */
export const shownSiteInfo = async (reader: Reader, now: Date): Promise<JsonAnswer<SiteInfo>> =>
  new JsonAnswer(
    { ...(await readSiteInfo(reader)), filled: await readFilledParts(reader, now) },
    { freshUntil: await nextPublication(reader, now) },
  );

/** Checks which parts have content at a given time, so that no menu leads to an empty page. */
export async function readFilledParts(reader: Reader, now: Date): Promise<FilledParts> {
  const any = async (table: 'member' | 'service' | 'project' | 'galleryItem' | 'video'): Promise<boolean> =>
    (await reader.selectFrom(table).select('id').where('active', '=', true).limit(1).executeTakeFirst()) !==
    undefined;
  const post = await publishedRows(reader, now).clearSelect().select('id').limit(1).executeTakeFirst();
  const { title, description } = await readAbout(reader);
  return {
    about: title !== '' || !isEmptyHtml(description),
    team: await any('member'),
    services: await any('service'),
    projects: await any('project'),
    photos: await any('galleryItem'),
    videos: await any('video'),
    posts: post !== undefined,
    privacy: (await shownNotice(reader)) !== undefined,
  };
}
