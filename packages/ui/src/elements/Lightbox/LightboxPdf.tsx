import type { Image } from '@vitrin/contract/files/image';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PdfSheet } from '../PdfSheet/PdfSheet.tsx';
import * as css from './Lightbox.css.ts';
import type { LightboxText } from './lightboxItem.ts';

export type LightboxPdfProps = {
  pdf: Pdf;
  /** A picture of the PDF, if there is one. */
  image: Image | null;
  title: string;
  text: LightboxText;
};

/**
 * Phones show at most the first page of an embedded PDF, and some browsers nothing: there, the link opens it in the
 * browser's PDF viewer or another app.
 */
const showsPdfs = (): boolean =>
  navigator.pdfViewerEnabled && matchMedia('(min-width: 900px) and (pointer: fine)').matches;

/** A PDF in a lightbox: in the browser's built-in viewer if there is one and enough room, and always as a link. */
export function LightboxPdf({ pdf, image, title, text }: LightboxPdfProps) {
  return (
    <div className={css.pdf}>
      {showsPdfs() ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no PDF viewer starts in a sandbox; the file has its own policy
        <iframe className={css.pages} src={pdf.url} title={title} />
      ) : (
        <span className={css.cover}>
          {image === null ? (
            <PdfSheet />
          ) : (
            <Picture image={image} sizes="(min-width: 900px) 480px, 80vw" alt="" fill />
          )}
        </span>
      )}
      <ButtonLink href={pdf.url} target="_blank" tone="line" arrow={<Icon name="arrow" />}>
        {text.openPdf(pdf.bytes)}
      </ButtonLink>
    </div>
  );
}
