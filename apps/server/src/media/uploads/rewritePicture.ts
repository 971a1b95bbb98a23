import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { openPicture } from '../decoder.ts';
import { judgeUpload } from './judgeUpload.ts';
import type { PictureKind } from './kindOfBytes.ts';
import { pictureLimits } from '../pictureLimits.ts';
import { nameOf, type PictureExtension, typeOfExtension } from '../pictureName.ts';
import { damaged } from './refuse.ts';

/** The properties of a picture besides its file. */
export type PictureFacts = {
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  color: string;
};

/** A picture ready to be stored. */
export type MadePicture = { file: Uint8Array; facts: PictureFacts };

const placeholderSide = 20;
const sampleSide = 64;

/**
 * Turns an uploaded picture upright and re-encodes it without its metadata (place, camera, hidden texts), no larger
 * than pictures are stored. AVIF becomes WebP, and so does an animated GIF that is scaled down: encoding either would
 * take tens of seconds.
 */
export async function rewritePicture(path: string, kind: PictureKind): Promise<MadePicture> {
  const facts = await judgeUpload(path, kind);
  const size = keptSize(facts, kind);
  const extension = extensionOf(kind, isMoving(facts) && size.width < facts.width);
  const write = async (failOn: SharpOptions['failOn']): Promise<Buffer> => {
    const picture = await openPicture(path, { animated: isMoving(facts), failOn });
    const upright = isMoving(facts) ? picture : picture.autoOrient();
    return encode(upright.resize(size), extension, facts).toBuffer();
  };
  const file = await write(kind === 'jpeg' ? 'warning' : 'error')
    .catch((error: unknown) => {
      if (kind === 'jpeg' && !tellsOfDamage(error)) return write('error');
      throw error;
    })
    .catch(() => {
      throw damaged();
    });
  return { file, facts: await describePicture(file, extension) };
}

/**
 * libjpeg only warns if the pixels of a picture end early or are invalid, and paints the rest grey. It also warns of
 * odd headers and of a few stray bytes, which many cameras write; those are tolerated.
 */
function tellsOfDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  const stray = Math.max(
    0,
    ...[...message.matchAll(/(\d{1,12}) extraneous bytes/g)].map(([, count]) => Number(count)),
  );
  return (
    stray > strayBytes || /premature end|bad huffman|found marker|inconsistent progression/i.test(message)
  );
}

/** The padding that cameras leave between the segments of a JPEG; if more is skipped, pixels are lost. */
const strayBytes = 32;

const isMoving = ({ pages = 1 }: Metadata): boolean => pages > 1;

function extensionOf(kind: PictureKind, movesAnew: boolean): PictureExtension {
  if (kind === 'jpeg') return 'jpg';
  return kind === 'avif' || movesAnew ? 'webp' : kind;
}

/** The size that a picture is stored with, in its own proportions. */
function keptSize(facts: Metadata, kind: PictureKind) {
  const { autoOrient, width, height, hasAlpha, pages = 1 } = facts;
  const becomesWebp = kind === 'webp' || kind === 'avif';
  const pixels = hasAlpha && becomesWebp ? pictureLimits.keptSeeThroughPixels : pictureLimits.keptPixels;
  const upright = isMoving(facts) ? { width, height: height / pages } : autoOrient;
  const share = Math.min(
    1,
    Math.sqrt(pixels / (width * height)),
    pictureLimits.keptSide / Math.max(upright.width, upright.height),
  );
  return {
    width: Math.max(1, Math.floor(upright.width * share)),
    height: Math.max(1, Math.floor(upright.height * share)),
    fit: 'fill',
  } as const;
}

function encode(picture: Sharp, extension: PictureExtension, { isProgressive }: Metadata): Sharp {
  // For an optimised JPEG the encoder holds a picture as a whole, like the decoder of a progressive one: not both at once.
  if (extension === 'jpg') return picture.jpeg({ quality: 90, optimizeCoding: !isProgressive });
  if (extension === 'png') return picture.png();
  if (extension === 'gif') return picture.gif();
  return picture.webp({ quality: 90, effort: 0 });
}

/** Describes a picture by its file: name, size, placeholder and colour. */
export async function describePicture(file: Uint8Array, extension: PictureExtension): Promise<PictureFacts> {
  const { width, height } = await (await openPicture(file)).metadata();
  const sample = await (await openPicture(file))
    .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return {
    name: nameOf(file, extension),
    mime: typeOfExtension(extension),
    width,
    height,
    bytes: file.byteLength,
    placeholder: await placeholderOf(sample),
    color: await colorOf(sample),
  };
}

/** A few pixels as a data URL, shown blurred until the picture has loaded. */
async function placeholderOf(sample: Uint8Array): Promise<string> {
  const tiny = await (await openPicture(sample))
    .resize(placeholderSide, placeholderSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function colorOf(sample: Uint8Array): Promise<string> {
  const { dominant } = await (await openPicture(sample)).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
