import XmlBuilder from 'fast-xml-builder';

/** An element: a text, or its attributes (`@name`) and child elements by name; an array repeats a name. */
export type XmlElement = string | { readonly [name: string]: XmlElement | readonly XmlElement[] };

/** What XML 1.0 cannot represent: control characters, lone surrogates, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without what XML cannot represent. */
export const xmlText = (text: string): string => text.replace(unwritable, '');

const writable = (_name: string, text: unknown): string => xmlText(String(text));

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: writable,
  attributeValueProcessor: writable,
});

/**
 * An XML 1.0 document. Texts and attributes are read back as they were; characters that XML cannot represent are left
 * out.
 */
export const xmlDocument = (name: string, root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${xmlElement(name, root)}`;

/** An element of a document that is written in pieces. */
export const xmlElement = (name: string, element: XmlElement): string => builder.build({ [name]: element });
