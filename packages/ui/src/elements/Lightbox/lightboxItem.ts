import type { Image } from '@vitrin/contract/image';

/** A picture with the words beneath it; the note is a short one at the edge. */
export type LightboxItem = { image: Image; title: string; note: string };

/** Every word of a lightbox. */
export type LightboxText = {
  label: string;
  loading: string;
  failed: string;
  failedDetail: (message: string) => string;
  retry: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  position: (number: number, count: number) => string;
};
