import { versionedKinds } from '@vitrin/contract/history/history';
import { endHistory } from '../history/endVersions.ts';
import type { Store } from '../store/openStore.ts';

/** Removes all versions, as expiry would one by one, with the pictures that nothing else shows. */
export async function endHistories({ read, write }: Store): Promise<void> {
  const things = await read.selectFrom('version').select(['kind', 'entryId']).distinct().execute();
  for (const { kind: name, entryId: id } of things) {
    const kind = versionedKinds.find((each) => each === name);
    if (kind !== undefined) await write((writer) => endHistory(writer, { kind, id }));
  }
}
