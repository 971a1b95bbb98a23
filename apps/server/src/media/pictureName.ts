import { createHash } from 'node:crypto';

const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
} as const;

/** How the name of a stored picture may end. */
export type PictureExtension = keyof typeof types;

/** The media type of a picture, by its ending. */
export const typeOfExtension = (extension: PictureExtension): string => types[extension];

/** The name of a file: a hash of its content, so that the same picture is stored once and never changes. */
export const nameOf = (bytes: Uint8Array, extension: PictureExtension): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;

/** The media type of a stored picture by its name, or undefined where no picture can have that name. */
export function typeOfName(name: string): string | undefined {
  const extension = /^[0-9a-f]{32}\.(jpg|png|webp|avif|gif|ico)$/.exec(name)?.[1];
  return extension === undefined ? undefined : new Map<string, string>(Object.entries(types)).get(extension);
}
