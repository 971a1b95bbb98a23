import type { Access } from '../accounts/role.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { isPictureTaker, type PictureSpot, type PictureTaker, type PictureUse } from './library.ts';

const places: Readonly<Record<PictureSpot, Endpoint>> = {
  gallery: endpoints.gallery.upload,
  slider: endpoints.slider.upload,
  logo: endpoints.siteInfo.uploadImage,
  footerImage: endpoints.siteInfo.uploadImage,
  favicon: endpoints.siteInfo.uploadFavicon,
  about: endpoints.about.uploadImage,
};

/** The call that uploads a picture to a place: whoever may use it may choose a stored one as well. */
export const pictureUpload = (kind: PictureTaker | PictureSpot): Endpoint =>
  isPictureTaker(kind) ? endpoints[kind].uploadImage : places[kind];

/**
 * The least role for changing a picture that is used like this: whoever may not choose the pictures of a place may not
 * change them by way of the library either.
 */
export function accessOfUse({ kind, place }: PictureUse): Access {
  if (place === 'site' && kind === 'settings') return endpoints.siteInfo.uploadImage.access;
  if (place === 'site' && kind === 'slider') return endpoints.slider.upload.access;
  return endpoints.library.use.access;
}
