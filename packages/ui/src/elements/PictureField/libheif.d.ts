/** The part of libheif-js in use; its own types omit these classes. */
declare module 'libheif-js' {
  type HeifPixels = { data: Uint8ClampedArray; width: number; height: number };

  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    /** Renders the upright picture into `pixels`, and passes them to the callback; null if it cannot be decoded. */
    display: (pixels: HeifPixels, onShown: (shown: HeifPixels | null) => void) => void;
  };

  export class HeifDecoder {
    /** The pictures in a file; none if it is not a HEIC. */
    decode(bytes: Uint8Array): HeifImage[];
  }
}
