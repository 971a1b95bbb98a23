import type { Certificate } from '@vitrin/contract/kinds/certificate';
import { useState } from 'react';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { PictureLightbox } from '../PictureLightbox/PictureLightbox.tsx';
import * as css from './Certificates.css.ts';

export type CertificatesProps = {
  certificates: readonly Pick<Certificate, 'id' | 'title' | 'issuer' | 'year' | 'image'>[];
};

/** As many columns as have room, of four to three. */
const ratio = 4 / 3;
const boxes = [
  { media: '(min-width: 1408px)', width: '304px', ratio },
  { media: '(min-width: 1200px)', width: '23vw', ratio },
  { media: '(min-width: 900px)', width: '31vw', ratio },
  { media: '(min-width: 600px)', width: '46vw', ratio },
  { width: '94vw', ratio },
];

/** Certificates and awards; a picture opens enlarged, and without JavaScript by itself. */
export function Certificates(props: CertificatesProps) {
  const [shown, setShown] = useState<number>();
  const pictured = props.certificates.flatMap(({ image, title, issuer, year }) =>
    image === null ? [] : [{ image, title, note: [issuer, year].filter(Boolean).join(', ') }],
  );
  return (
    <>
      <ul className={css.certificates}>
        {props.certificates.map(({ id, title, issuer, year, image }) => (
          <li key={id} className={css.certificate}>
            {image !== null && (
              <a
                className={css.shot}
                href={image.url}
                aria-label={sitePagesText.proof.enlarge(title)}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(pictured.findIndex((item) => item.image === image));
                }}
              >
                <Picture image={image} sizes={boxes} alt="" fill />
              </a>
            )}
            <h3 className={css.title}>{title}</h3>
            <p className={css.facts}>{[issuer, year].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      <PictureLightbox items={pictured} index={shown} onShow={setShown} />
    </>
  );
}
