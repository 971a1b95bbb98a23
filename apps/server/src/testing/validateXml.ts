import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

/** What libxml2 reports about documents: whether they are well-formed and valid against a schema. */
export async function errorsInXml(
  documents: readonly string[],
  schema: 'atom' | 'sitemap',
): Promise<string[]> {
  const file = path.join(import.meta.dirname, 'schemas', `${schema}.rng`);
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: await readFile(file, 'utf8'),
    extension: 'relaxng',
    maxMemoryPages: 256 * memoryPages.MiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
