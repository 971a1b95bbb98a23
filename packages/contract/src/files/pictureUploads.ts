import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { isPictureTaker, type PictureSpot, type PictureTaker } from './library.ts';

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
