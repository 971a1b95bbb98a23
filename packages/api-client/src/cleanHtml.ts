import { htmlPolicy, isAllowedAddress, isAllowedAttribute } from '@vitrin/contract/htmlPolicy';
import createDomPurify, { type WindowLike } from 'dompurify';

/** A function that leaves of a text only the HTML that the policy allows, in the given window's parser. */
export function createHtmlCleaner(window: WindowLike): (html: string) => string {
  const purifier = createDomPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const tag = element.tagName.toLowerCase();
    const { attrName: name, attrValue: value } = attribute;
    attribute.keepAttr =
      isAllowedAttribute(tag, name) &&
      (name !== 'href' || isAllowedAddress(value, htmlPolicy.linkSchemes)) &&
      (name !== 'src' || isAllowedAddress(value, htmlPolicy.pictureSchemes));
  });
  const config = {
    ALLOWED_TAGS: [...htmlPolicy.tags],
    ALLOWED_ATTR: Object.values(htmlPolicy.attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
  return (html) => purifier.sanitize(html, config);
}
