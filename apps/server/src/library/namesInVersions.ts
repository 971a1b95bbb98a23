import { subjectOrder } from '../history/keepVersion.ts';
import { noContent, patched } from '../history/versionContent.ts';
import type { Reader } from '../store/openStore.ts';
import { inChunks, textRows } from '../store/ordered.ts';
import { namesIn } from './pictureUses.ts';

/**
 * The names of all files that any version refers to. An older version holds only what differs, perhaps a part of an
 * address, so its texts are made again from those of the next newer one.
 */
export async function namesInVersions(
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const subjects = reader.selectFrom('version').select(['kind', 'entryId']).distinct();
  for await (const some of inChunks(subjects, subjectOrder, textRows)) {
    for (const { kind, entryId } of some) {
      signal?.throwIfAborted();
      const versions = reader
        .selectFrom('version')
        .select(['number', 'content'])
        .where('kind', '=', kind)
        .where('entryId', '=', entryId);
      let content = noContent;
      for await (const rows of inChunks(versions, { columns: ['number'], descending: true }, textRows)) {
        for (const { content: patch } of rows) {
          content = patched(content, patch);
          const changed = Object.keys({ ...patch.fields, ...patch.cuts }).map((name) => content.fields[name]);
          for (const name of namesIn(JSON.stringify(changed))) names.add(name);
        }
      }
    }
  }
  return names;
}
