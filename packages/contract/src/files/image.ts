import { z } from 'zod';
import { fileAddressOf } from '../links/addresses.ts';
import { focalPoint, pictureCrops } from './focalPoint.ts';
import { id } from '../id.ts';

/** Marks the addresses of files on the API's own host, so that a client on another host can complete them. */
export const fileAddresses = z.registry<{ file: true }>();

/** The address of a file in a response; anything else is left out. */
export function fileAddress() {
  const schema = z.string().overwrite(fileAddressOf);
  fileAddresses.add(schema, { file: true });
  return schema;
}

/** A colour as the server measures it; any other text could inject styles. */
const measuredColor = /^#[0-9a-f]{6}$/i;

/** A picture as a data URL, in the form of the server's placeholders. */
const drawnPicture = /^data:image\/[a-z+]+;base64,[a-z0-9+/=]+$/i;

const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : '');

/** One rendition of a picture: its address, its width in pixels and its media type. */
export const imageVariant = z
  .object({ url: fileAddress(), width: z.int().positive(), type: z.enum(['image/avif', 'image/webp']) })
  .meta({ id: 'ImageVariant' });
export type ImageVariant = z.infer<typeof imageVariant>;

/** A picture as the API returns it. Only `url` is certain; the rest lets a page reserve its space and choose a size. */
export const image = z
  .object({
    id: id.optional(),
    url: fileAddress(),
    /** Pixels of the upright original. */
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    /** The description of the picture, as alternative text. */
    alt: z.string().optional(),
    /** The focal point of crops; absent for the centre. */
    focalPoint: focalPoint.optional(),
    /** Frames with a focal point of their own. */
    crops: pictureCrops.optional(),
    /** A tiny blurred copy as a data URL. */
    placeholder: z.string().overwrite(matching(drawnPicture)).optional(),
    /** The dominant colour as #RRGGBB. */
    color: z.string().overwrite(matching(measuredColor)).optional(),
    variants: z.array(imageVariant).optional(),
    /** Crops to 3:4 around its focal point for tall frames: available for the banner and services. */
    tall: z.array(imageVariant).optional(),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof image>;

/** The response to an upload: the picture, which is available at `url` from now on. */
export const uploadedImage = image.extend({ id, name: z.string() }).meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImage>;
