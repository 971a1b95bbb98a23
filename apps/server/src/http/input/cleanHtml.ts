import { isDeeperThan } from '@vitrin/contract/html/htmlDepth';
import { isLinkedPicture, isLostPicture, linkedPictureText } from '@vitrin/contract/html/htmlPictures';
import { htmlPolicy, isAllowedValue } from '@vitrin/contract/html/htmlPolicy';
import { limits } from '@vitrin/contract/limits';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlPolicy.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(htmlPolicy.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...htmlPolicy.linkSchemes],
  allowedSchemesByTag: { img: [...htmlPolicy.pictureSchemes] },
  /** Elements whose text is removed as well. */
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
};

/**
 * Returns HTML with only what the policy allows; text inside forbidden tags stays, scripts and styles are removed
 * whole. If it is nested deeper than can be saved, only its words stay: the sanitiser's time grows with the square of
 * the depth.
 */
export function cleanHtml(html: string): string {
  if (isDeeperThan(limits.htmlDepth, html)) return escaped(textOfHtml(html));
  let links = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: (name) => {
      if (name === 'a') links += 1;
    },
    onCloseTag: (name) => {
      if (name === 'a') links -= 1;
    },
    // An address must pass both the sanitiser's own rule and the policy's.
    transformTags: {
      figure: (tagName, attribs) => ({
        tagName,
        attribs: withAllowed(withAllowed(attribs, 'data-size'), 'data-video'),
      }),
      a: (tagName, attribs) => ({ tagName, attribs: withAllowed(attribs, 'href') }),
      img: (tagName, attribs) =>
        isLinkedPicture(attribs['src'] ?? '')
          ? linkTo(attribs, links > 0)
          : { tagName, attribs: withAllowed(attribs, 'src') },
    },
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The addresses of the pictures that would be lost if this HTML were cleaned. */
export function lostPictures(html: string): string[] {
  const addresses: string[] = [];
  if (!/<img/i.test(html) || isDeeperThan(limits.htmlDepth, html)) return addresses;
  sanitizeHtml(html, {
    ...options,
    onOpenTag: (name, { src }) => {
      if (name === 'img' && src !== undefined && isLostPicture(src)) addresses.push(src);
    },
  });
  return addresses;
}

/** Replaces a picture that pages cannot show by a link to it; within another link, by its words. */
function linkTo({ src = '', alt = '' }: Attributes, isInLink: boolean): Tag {
  const text = linkedPictureText(src, alt);
  return isInLink ? { tagName: 'em', attribs: {}, text } : { tagName: 'a', attribs: { href: src }, text };
}

function withAllowed(attribs: Attributes, name: 'href' | 'src' | 'data-size' | 'data-video'): Attributes {
  const { [name]: value, ...others } = attribs;
  return value !== undefined && isAllowedValue(name, value) ? attribs : others;
}
