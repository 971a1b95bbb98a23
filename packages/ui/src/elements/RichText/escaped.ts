/** A text as HTML shows it. */
export const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text within double quotes of an attribute. */
export const quoted = (text: string): string => escapedText(text).replaceAll('"', '&quot;');
