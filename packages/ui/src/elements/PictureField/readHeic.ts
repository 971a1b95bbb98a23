/** A file to decode, and its maximum number of pixels. */
export type HeicQuestion = { bytes: Uint8Array; mostPixels: number };

/** The decoded picture; null if the file is not one, or has too many pixels. */
export type HeicAnswer = { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } | null;

/** Larger files are not phone photos. */
const mostBytes = 100 * 1024 * 1024;
const mostPixels = 100_000_000;
/** A decoder that hangs is terminated. */
const longestMs = 180_000;

/**
 * Decodes a HEIC that the browser itself cannot decode: with libheif, loaded on demand, in a dedicated worker. It is
 * the build without WebAssembly, which the panel's content security policy forbids. Throws if the file cannot be
 * decoded.
 */
export async function readHeic(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostBytes) throw new Error('The picture is too large to be read');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The decoder ended')));
      timer = setTimeout(() => reject(new Error('The decoder did not end')), longestMs);
      const question: HeicQuestion = { bytes, mostPixels };
      worker.postMessage(question, [bytes.buffer]);
    });
    if (answer === null) throw new Error('The picture cannot be read');
    return await createImageBitmap(new ImageData(answer.pixels, answer.width, answer.height));
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
