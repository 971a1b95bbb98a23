import { type SiteInfo, siteInfoDraft } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { z } from 'zod';
import { imagesById } from '../media/pictures.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';

/** The pictures among the facts, by the fields that hold their ids in the store. */
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

/** The company's facts and pictures. Messages are delivered to the inbox unless an admin chose otherwise. */
export async function readSiteInfo(reader: Reader): Promise<SiteInfo> {
  const stored = await readSetting(reader, 'siteInfo');
  const {
    logoPictureId = null,
    footerImagePictureId = null,
    faviconPictureId = null,
  } = storedFields(pictures, stored);
  const images = await imagesById(reader, [logoPictureId, footerImagePictureId, faviconPictureId]);
  return {
    ...emptySiteInfo,
    contactDelivery: 'inbox',
    ...storedFields(siteInfoDraft, stored),
    logo: images.get(logoPictureId) ?? null,
    footerImage: images.get(footerImagePictureId) ?? null,
    favicon: images.get(faviconPictureId) ?? null,
    favIcon: images.get(faviconPictureId) ?? null,
  };
}
