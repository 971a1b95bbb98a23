import { drawnPixels } from '@vitrin/contract/files/drawnPixels';
import { limits } from '@vitrin/contract/limits';
import { flushSync } from 'react-dom';
import { drawingWork } from './drawingWork.ts';

/** The format of phone photos; some systems report no MIME type for these files. */
const heic = /^image\/hei[cf]/i;
const heicEnding = /\.hei[cf]$/i;

/** True for the format of recent phones, which sharp's prebuilt decoders do not support. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  heic.test(type) || (type === '' && heicEnding.test(name));

const megabyte = 1024 * 1024;

/**
 * The formats that can be redrawn; animated formats would lose their animation. Files larger than these bytes may have
 * more pixels than the server accepts, so they have to be checked.
 */
const measuredBytes: ReadonlyMap<string, number> = new Map([
  ['image/jpeg', 6 * megabyte],
  ['image/png', 6 * megabyte],
  ['image/webp', megabyte],
  ['image/avif', 0],
]);

/** The pixels of an AVIF that the server accepts, see-through or not. */
const avifPixels = 2_500_000;
const quality = 0.9;

/** Whether a file has to be checked before it is used: most are used immediately and unchanged. */
export const mayNeedDrawing = (file: File): boolean =>
  isHeic(file) || file.size > (measuredBytes.get(file.type.toLowerCase()) ?? Infinity);

/** The size to redraw a picture at: its own, unless it has too many pixels. */
export function drawnSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const share = Math.min(1, Math.sqrt(drawnPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

/**
 * Converts chosen files for the server: one that is too large, or a HEIC, is redrawn, upright and smaller, which also
 * strips the location and camera data. Damaged files are unchanged, since the server reports why it rejects them.
 * One at a time, since redrawing a large picture takes hundreds of megabytes.
 */
async function readyPictures(files: readonly File[]): Promise<readonly File[]> {
  const ready: File[] = [];
  let left = files.length;
  drawingWork.add(left);
  try {
    for (const file of files) {
      ready.push(mayNeedDrawing(file) ? await drawnAnew(file) : file);
      left -= 1;
      drawingWork.add(-1);
    }
  } finally {
    drawingWork.add(-left);
  }
  return ready;
}

/** Uses chosen files once they are converted, or immediately if none needs it. */
export const whenReady = (files: readonly File[], onReady: (ready: readonly File[]) => void): void =>
  void preparation(files, onReady);

/** The same; resolves when the converted files are used and on the screen, undefined if they are already. */
export function preparation(
  files: readonly File[],
  onReady: (ready: readonly File[]) => void,
): Promise<void> | undefined {
  if (files.some(mayNeedDrawing)) {
    return readyPictures(files).then((ready) => flushSync(() => onReady(ready)));
  }
  onReady(files);
  return undefined;
}

/** Decodes a picture that the browser supports, or a HEIC. */
async function opened(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!isHeic(file)) throw error;
    const { readHeic } = await import('./readHeic.ts');
    return readHeic(file);
  }
}

/** The pixels that the server accepts of a file, whatever else is in it. */
async function acceptedPixels(file: File): Promise<number> {
  if (/avif/i.test(file.type)) return avifPixels;
  if (/webp/i.test(file.type)) return drawnPixels;
  const { isReadWhole } = await import('./isReadWhole.ts');
  return (await isReadWhole(file)) ? drawnPixels : limits.uploadPixels;
}

async function drawnAnew(file: File): Promise<File> {
  try {
    const { isCutOff } = await import('./isCutOff.ts');
    // Some browsers draw what is there of it, and the file would look whole.
    if (await isCutOff(file)) return file;
    const picture = await opened(file);
    try {
      const isDrawn =
        isHeic(file) ||
        file.size > limits.uploadBytes ||
        picture.width * picture.height > (await acceptedPixels(file));
      return isDrawn ? await drawn(picture, file) : file;
    } finally {
      picture.close();
    }
  } catch {
    return file;
  }
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (blob === null) throw new Error('The picture cannot be drawn');
  return blob;
}

async function drawn(picture: ImageBitmap, { name, type }: File): Promise<File> {
  const { width, height } = drawnSize(picture);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The picture cannot be drawn');
  pen.drawImage(picture, 0, 0, width, height);
  // Formats with transparency keep it.
  const wanted = /png|webp|avif/i.test(type) ? 'image/webp' : 'image/jpeg';
  let blob = await encoded(canvas, wanted);
  // Safari cannot encode WebP and returns a PNG, which may be larger than the file itself.
  if (blob.type !== wanted && blob.size > limits.uploadBytes) {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    blob = await encoded(canvas, 'image/jpeg');
  }
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}
