/** Escapes a text for HTML. */
export const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes a text for a double-quoted attribute. */
export const quoted = (text: string): string => escapedText(text).replaceAll('"', '&quot;');
