/** The formats of pictures that may be uploaded. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Whether a format may hold several frames. */
export const isAnimatable = (kind: PictureKind): boolean => kind === 'gif' || kind === 'webp';

/** How many of a file's first bytes determine its format. */
export const headBytes = 64;

/** The format of a file, determined by its first bytes and never by its name; undefined if it is not accepted. */
export function kindOfBytes(head: Uint8Array): PictureKind | undefined {
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  return isAvif(text) ? 'avif' : undefined;
}

/** An ISO media file with AVIF as its brand, or among its compatible brands. */
function isAvif(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false;
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  const brands = new Set([text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])]);
  return brands.has('avif') || brands.has('avis');
}
