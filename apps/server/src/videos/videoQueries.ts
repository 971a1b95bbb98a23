import { type Video, video } from '@vitrin/contract/video';
import { z } from 'zod';
import { imagesById } from '../media/pictures.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';

/** A video as it is stored: the id of its still instead of a picture. */
export const storedVideo = video.omit({ image: true }).extend({ pictureId: z.string().nullable() });

/** The videos in order. */
export async function listVideos(reader: Reader): Promise<Video[]> {
  const { list: stored } = await readSetting(reader, 'videos');
  const list = (Array.isArray(stored) ? stored : []).flatMap((one) => storedVideo.safeParse(one).data ?? []);
  const images = await imagesById(
    reader,
    list.map(({ pictureId }) => pictureId),
  );
  return list.map(({ pictureId, id, title, description, url, embedUrl, duration, date }) => {
    const image = images.get(pictureId) ?? null;
    return { id, title, description, url, embedUrl, duration, date, image };
  });
}
