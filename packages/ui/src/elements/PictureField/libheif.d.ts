/** What is used of libheif-js; the types that come with it leave these classes out. */
declare module 'libheif-js' {
  type HeifPixels = { data: Uint8ClampedArray; width: number; height: number };

  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    /** Writes the picture, turned upright, into `pixels`, and hands them on; null where it cannot be read. */
    display: (pixels: HeifPixels, onShown: (shown: HeifPixels | null) => void) => void;
  };

  export class HeifDecoder {
    /** The pictures of a file; none where it is no HEIC. */
    decode(bytes: Uint8Array): HeifImage[];
  }
}
