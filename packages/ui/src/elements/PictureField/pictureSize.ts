import { mostEnlarged } from '@vitrin/contract/limits';

/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** The place in which a picture is shown: it covers the place, or is shown uncropped within it. */
export type PicturePlace = PixelSize & { whole?: boolean };

/** Whether a picture has to be enlarged so much that it looks blurry. */
export function isTooSmall(size: PixelSize, place: PicturePlace): boolean {
  const enlarged = [place.width / size.width, place.height / size.height];
  return (place.whole === true ? Math.min(...enlarged) : Math.max(...enlarged)) > mostEnlarged;
}

/** The size of a picture file; undefined if the browser cannot decode it. */
export async function pixelSizeOf(file: File): Promise<PixelSize | undefined> {
  const url = URL.createObjectURL(file);
  try {
    return await measured(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function measured(url: string): Promise<PixelSize | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}
