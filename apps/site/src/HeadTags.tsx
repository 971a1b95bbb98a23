import { focusIn, focusName } from '@vitrin/contract/files/framing';
import { pageHead } from '@vitrin/contract/rendering/pageHead';
import { pageTitle } from '@vitrin/contract/rendering/pageTitle';
import { drawnCardPath, shareImagePath } from '@vitrin/contract/paths/sharePaths';
import { siteLocale } from '@vitrin/contract/text/siteLanguage';
import { use } from 'react';
import { DocumentPartsContext } from './document/documentParts.ts';
import type { HeadProps } from './head.tsx';

/**
 * The absolute address of a shared link's picture, 1200x630: the chosen one, the page's own, one drawn from an entry's
 * title, or that of the whole site.
 */
function shareImageUrl({ sharing, image, canonicalPath }: HeadProps, origin: string): string {
  const chosen = sharing?.shareImage;
  const url = chosen || image?.url;
  if (url === undefined) {
    const isEntry = sharing !== undefined && canonicalPath !== undefined;
    return origin + (isEntry ? drawnCardPath(canonicalPath) : shareImagePath('site.jpg'));
  }
  const name = /^\/api\/images\/([^/?#]+)$/.exec(url)?.[1];
  if (name === undefined) return new URL(url, origin).href;
  // Another focal point makes another card, so it is part of the address.
  const at = chosen || !image ? undefined : focusName(focusIn(image, 'card'));
  return origin + shareImagePath(`${[name, at].filter(Boolean).join('-')}.jpg`);
}

/** Title, description, address and link preview of a page; React moves them into the document's head. */
export function HeadTags(props: HeadProps) {
  const { origin } = use(DocumentPartsContext);
  const { title, description } = pageHead(props);
  const { sharing } = props;
  const picture = shareImageUrl(props, origin);
  const hidden = props.hidden === true || sharing?.noindex === true;
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {props.canonicalPath !== undefined && <link rel="canonical" href={`${origin}${props.canonicalPath}`} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      {props.canonicalPath !== undefined && (
        <meta property="og:url" content={`${origin}${props.canonicalPath}`} />
      )}
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:site_name" content={pageTitle(null, props.companyName)} />
      <meta property="og:locale" content={siteLocale.replace('-', '_')} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
