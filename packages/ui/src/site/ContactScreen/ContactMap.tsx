import { frameAddressOf, webAddressOf } from '@vitrin/contract/links/addresses';
import { isShortMapLink } from '@vitrin/contract/links/mapAddress';
import { useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import * as css from './ContactMap.css.ts';
import { DrawnTown } from './DrawnTown.tsx';

export type ContactMapProps = {
  /** The embeddable map; a URL that must not be framed is linked instead. */
  url: string;
  address: string;
};

/** The focused button has been removed. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** An embedded map of another site, which is only loaded on request; until then, a drawing is shown. */
export function ContactMap(props: ContactMapProps) {
  const { address } = props;
  const [open, setOpen] = useState(false);
  const page = webAddressOf(props.url);
  const frame = isShortMapLink(props.url) ? '' : frameAddressOf(props.url);
  if (page === '') return null;
  return (
    <div className={css.map}>
      {open ? (
        <iframe
          className={css.frame}
          src={frame}
          title={address === '' ? text.map : text.mapOf(address)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- maps need their own origin; as it differs from this page's, the sandbox still holds
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={takeFocus}
        />
      ) : (
        <>
          <DrawnTown />
          {frame !== '' && (
            <div className={css.button}>
              <Button tone="ink" size="small" onClick={() => setOpen(true)}>
                {text.showMap}
              </Button>
            </div>
          )}
          <div className={frame === '' ? css.link : css.withoutScripts}>
            <ButtonLink tone="ink" size="small" href={page} target="_blank">
              {text.openMap}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
