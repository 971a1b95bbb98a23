import { htmlPolicy, isAllowedAddress } from '@vitrin/contract/htmlPolicy';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlPolicy.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(htmlPolicy.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...htmlPolicy.linkSchemes],
  allowedSchemesByTag: { img: [...htmlPolicy.pictureSchemes] },
  // Its own rule for addresses and the policy's: what one lets pass, the other may stop.
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'href', htmlPolicy.linkSchemes) }),
    img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'src', htmlPolicy.pictureSchemes) }),
  },
  /** Of these not even the text stays. */
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
};

/** HTML with only what the policy allows; text inside forbidden tags stays, scripts and styles go whole. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);

function withAddress(
  attribs: sanitizeHtml.Attributes,
  name: 'href' | 'src',
  schemes: readonly string[],
): sanitizeHtml.Attributes {
  const { [name]: address, ...others } = attribs;
  return address !== undefined && isAllowedAddress(address, schemes) ? attribs : others;
}
