import { htmlPolicy } from '@vitrin/contract/htmlPolicy';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlPolicy.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(htmlPolicy.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...htmlPolicy.linkSchemes],
  allowedSchemesByTag: { img: [...htmlPolicy.pictureSchemes] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  /** Of these not even the text stays. */
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
};

/** HTML with only what the policy allows; text inside forbidden tags stays, scripts and styles go whole. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
