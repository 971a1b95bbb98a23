/*! Contains libheif (https://github.com/strukturag/libheif), under the LGPL 3.0 or later. */
import { HeifDecoder } from 'libheif-js';
import type { HeicAnswer, HeicQuestion } from './readHeic.ts';

/** Decodes one picture and exits: the decoder never releases the memory it has allocated. */
addEventListener('message', ({ data }: MessageEvent<HeicQuestion>) => {
  void pixelsOf(data).then(
    (answer) => postMessage(answer, { transfer: answer === null ? [] : [answer.pixels.buffer] }),
    () => postMessage(null),
  );
});

async function pixelsOf({ bytes, mostPixels }: HeicQuestion): Promise<HeicAnswer> {
  const pictures = new HeifDecoder().decode(bytes);
  // A burst, or a file with several pictures, has a primary one.
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (picture === undefined) return null;
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > mostPixels) return null;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const read = await new Promise((resolve) => {
    picture.display({ data: pixels, width, height }, resolve);
  });
  return read === null ? null : { pixels, width, height };
}
