import type { Image } from '@vitrin/contract/files/image';
import type { Pdf } from '@vitrin/contract/files/pdf';

/** A picture, or a PDF, with the words beneath it; the note is a short one at the edge. */
export type LightboxItem = { title: string; note: string } & (
  | { image: Image; pdf?: undefined }
  /** Its picture replaces it if the browser cannot show it within a page. */
  | { image: Image | null; pdf: Pdf }
);

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
  /** Opens a PDF of this size in bytes. */
  openPdf: (bytes: number) => string;
  position: (number: number, count: number) => string;
};
