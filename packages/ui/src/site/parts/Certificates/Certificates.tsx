import type { Certificate } from '@vitrin/contract/kinds/certificate';
import { useState } from 'react';
import type { LightboxItem } from '../../../elements/Lightbox/lightboxItem.ts';
import { PdfSheet } from '../../../elements/PdfSheet/PdfSheet.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { enlarging } from '../enlarging.ts';
import { PictureLightbox } from '../PictureLightbox/PictureLightbox.tsx';
import * as css from './Certificates.css.ts';

type ShownCertificate = Pick<Certificate, 'id' | 'title' | 'issuer' | 'year' | 'image' | 'pdf'>;

export type CertificatesProps = { certificates: readonly ShownCertificate[] };

const { proof: text } = sitePagesText;

/** As many 4:3 columns as fit. */
const ratio = 4 / 3;
const boxes = [
  { media: '(min-width: 1408px)', width: '304px', ratio },
  { media: '(min-width: 1200px)', width: '23vw', ratio },
  { media: '(min-width: 900px)', width: '31vw', ratio },
  { media: '(min-width: 600px)', width: '46vw', ratio },
  { width: '94vw', ratio },
];

const factsOf = ({ issuer, year }: ShownCertificate): string => [issuer, year].filter(Boolean).join(', ');

/** What the lightbox shows of a certificate: its PDF, otherwise its picture, or nothing. */
function itemOf(certificate: ShownCertificate): LightboxItem | undefined {
  const { title, image, pdf } = certificate;
  const words = { title, note: factsOf(certificate) };
  if (pdf !== null) return { ...words, image, pdf };
  return image === null ? undefined : { ...words, image };
}

/** Certificates and awards; a picture or PDF opens enlarged, and without JavaScript as a file. */
export function Certificates(props: CertificatesProps) {
  const [shown, setShown] = useState<number>();
  const opened = props.certificates.flatMap((certificate) => {
    const item = itemOf(certificate);
    return item === undefined ? [] : [{ id: certificate.id, item }];
  });
  return (
    <>
      <ul className={css.certificates}>
        {props.certificates.map((certificate) => {
          const { id, title, image, pdf } = certificate;
          const file = pdf?.url ?? image?.url;
          const facts = factsOf(certificate);
          return (
            <li key={id} className={css.certificate}>
              {file !== undefined && (
                <a
                  className={css.shot}
                  aria-label={pdf === null ? text.enlarge(title) : text.openPdf(title, pdf.bytes)}
                  {...enlarging(file, () => setShown(opened.findIndex((each) => each.id === id)))}
                >
                  {image === null ? <PdfSheet /> : <Picture image={image} sizes={boxes} alt="" fill />}
                </a>
              )}
              <h3 className={css.title}>{title}</h3>
              {facts !== '' && <p className={css.facts}>{facts}</p>}
              {pdf !== null && <p className={css.facts}>{text.pdfNote(pdf.bytes)}</p>}
            </li>
          );
        })}
      </ul>
      <PictureLightbox items={opened.map(({ item }) => item)} index={shown} onShow={setShown} />
    </>
  );
}
