import { SaxesParser } from 'saxes';

/** An element as a strict parser reads it. */
export type ReadElement = { name: string; attributes: Record<string, string>; text: string };

/**
 * The elements of a document in the order of their end tags, each with its own text. Throws if it is not well-formed.
 */
export function readXml(document: string): ReadElement[] {
  const parser = new SaxesParser();
  const open: ReadElement[] = [];
  const read: ReadElement[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    open.push({ name, attributes: { ...attributes }, text: '' }),
  );
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) read.push(element);
  });
  parser.write(document).close();
  return read;
}
