/** The used part of libheif-js; its own types omit these classes. */
declare module 'libheif-js' {
  type HeifPixels = { data: Uint8ClampedArray; width: number; height: number };

  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    /** Renders the picture, turned upright, into `pixels`, and passes them on; null if it cannot be decoded. */
    display: (pixels: HeifPixels, onShown: (shown: HeifPixels | null) => void) => void;
  };

  export class HeifDecoder {
    /** The pictures of a file; none if it is not a HEIC. */
    decode(bytes: Uint8Array): HeifImage[];
  }
}
