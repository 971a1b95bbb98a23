import { isDeeperThan } from '@vitrin/contract/html/htmlDepth';
import { isLinkedPicture, linkPicture } from '@vitrin/contract/html/htmlPictures';
import { htmlPolicy, isAllowedAttribute, isAllowedValue } from '@vitrin/contract/html/htmlPolicy';
import { limits } from '@vitrin/contract/limits';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import createDomPurify, { type WindowLike } from 'dompurify';

/**
 * Creates a function that reduces HTML to what the policy allows, using the parser of the given window. If it is nested
 * deeper than can be saved, only its words stay: the purifier copies the content of each tag that it removes.
 */
export function createHtmlCleaner(window: WindowLike): (html: string) => string {
  const purifier = createDomPurify(window);
  let hasLinkedPicture = false;
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const tag = element.tagName.toLowerCase();
    const { attrName: name, attrValue: value } = attribute;
    const isLinked = tag === 'img' && name === 'src' && isLinkedPicture(value);
    hasLinkedPicture ||= isLinked;
    attribute.keepAttr = isAllowedAttribute(tag, name) && (isLinked || isAllowedValue(name, value));
  });
  const config = {
    ALLOWED_TAGS: [...htmlPolicy.tags],
    ALLOWED_ATTR: Object.values(htmlPolicy.attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
  const parse = (html: string): HTMLElement => new window.DOMParser().parseFromString(html, 'text/html').body;
  return (html) => {
    if (isDeeperThan(limits.htmlDepth, html)) {
      const body = parse('');
      body.textContent = textOfHtml(html);
      return body.innerHTML;
    }
    hasLinkedPicture = false;
    const cleaned = purifier.sanitize(html, config);
    if (!hasLinkedPicture) return cleaned;
    const body = parse(cleaned);
    for (const image of body.querySelectorAll('img')) linkPicture(image);
    return body.innerHTML;
  };
}
