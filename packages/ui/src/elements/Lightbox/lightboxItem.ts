import type { Image } from '@vitrin/contract/files/image';
import type { Pdf } from '@vitrin/contract/files/pdf';

/** A picture or PDF, with the text below it; the note is a short one at the edge. */
export type LightboxItem = { title: string; note: string } & (
  | { image: Image; pdf?: undefined }
  /** The picture replaces the PDF if the browser cannot embed it. */
  | { image: Image | null; pdf: Pdf }
);

/** The texts of a lightbox. */
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
  /** The label of the link to a PDF of this size in bytes. */
  openPdf: (bytes: number) => string;
  position: (number: number, count: number) => string;
};
