import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import type { PublicVideo } from '@vitrin/contract/kinds/video';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { galleryTitle } from '@vitrin/ui/site/galleryTitle';
import type { ImageGallery, VideoObject, WithContext } from 'schema-dts';
import { absolute, context } from '../companyData.ts';

/** The photo gallery with its pictures. */
export const galleryData = (items: readonly GalleryItem[], origin: string): WithContext<ImageGallery> => ({
  '@context': context,
  '@type': 'ImageGallery',
  url: `${origin}${sitePaths.photos()}`,
  inLanguage: siteLanguage,
  image: items.map((item) => {
    const name = galleryTitle(item.title) || item.alt;
    return {
      '@type': 'ImageObject',
      contentUrl: new URL(item.url, origin).href,
      ...(name !== undefined && name !== '' && { name }),
    };
  }),
});

/** A video on an external site, with our own preview picture. */
export const videoData = (video: PublicVideo, origin: string): WithContext<VideoObject> => ({
  '@context': context,
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  url: video.url,
  ...(video.embedUrl !== '' && { embedUrl: video.embedUrl }),
  ...(video.date !== '' && { uploadDate: video.date }),
  ...(video.image && { thumbnailUrl: absolute(video.image, origin) }),
});
