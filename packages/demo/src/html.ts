/** A tag for HTML texts: written over several lines here, joined without the line breaks between tags. */
export const html = (text: TemplateStringsArray): string => text.join('').replace(/>\s+</g, '><').trim();
