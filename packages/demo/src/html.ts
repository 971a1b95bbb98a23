/** A tag for texts in HTML: written over several lines here, kept without the breaks between its tags. */
export const html = (text: TemplateStringsArray): string => text.join('').replace(/>\s+</g, '><').trim();
