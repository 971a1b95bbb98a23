import { apiPlaceAttributes } from '@vitrin/contract/rendering/apiPlace';
import type { Image } from '@vitrin/contract/files/image';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { siteFontUrls } from '@vitrin/ui/theme/fontFiles';
import '@vitrin/ui/theme/reset.css';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { type ReactNode, use } from 'react';
import { DocumentPartsContext } from './documentParts.ts';
import { partIds } from './partIds.ts';

export type DocumentProps = {
  favicon: Image | null;
  feedTitle: string;
  band: ReactNode;
  children: ReactNode;
};

/** The HTML document around every page. */
export function Document(props: DocumentProps) {
  const parts = use(DocumentPartsContext);
  return (
    // The script below marks the element before React sees it.
    <html lang={siteLanguage} className={siteTheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta id={partIds.origin} name="vitrin-origin" content={parts.origin} />
        {parts.api && <meta {...apiPlaceAttributes(parts.api)} />}
        <script id={partIds.first} dangerouslySetInnerHTML={{ __html: parts.firstViewScript }} />
        <style id={partIds.theme} dangerouslySetInnerHTML={{ __html: parts.themeStyle }} />
        {parts.usedStyles !== undefined && (
          <UsedStyles styles={parts.usedStyles} sheets={parts.files.styles} />
        )}
        <link rel="icon" href={props.favicon?.url ?? '/assets/mark.svg'} />
        <link rel="apple-touch-icon" href="/assets/icons/apple-touch-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={props.feedTitle} />
        {siteFontUrls.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        {props.band}
        {props.children}
        <script
          id={partIds.data}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: parts.hydrationJson }}
        />
        <script
          id={partIds.start}
          data-files={JSON.stringify(parts.files)}
          dangerouslySetInnerHTML={{ __html: parts.startScript }}
        />
      </body>
    </html>
  );
}

/** The inlined rules that the page needs; browsers without scripts, which load the sheets, link them instead. */
function UsedStyles(props: { styles: string; sheets: readonly string[] }) {
  return (
    <>
      <style id={partIds.styles} dangerouslySetInnerHTML={{ __html: props.styles }} />
      <noscript>
        {props.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
    </>
  );
}
