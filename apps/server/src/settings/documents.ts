import type { Reader, Writer } from '../store/openStore.ts';

/** The documents that the store holds one of each. */
export type SettingKey =
  | 'siteInfo'
  | 'home'
  | 'crewPage'
  | 'about'
  | 'theme'
  | 'privacy'
  | 'demo'
  | 'setup'
  | 'visits';

type Fields = Readonly<Record<string, unknown>>;

/** A stored document, or an empty one if it was never written. */
export async function readSetting(reader: Reader, key: SettingKey): Promise<Fields> {
  const row = await reader.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? {};
}

/** Changes the given fields of a document and returns all of it; of two concurrent changes both are kept. */
export async function changeSetting(
  writer: Writer,
  key: SettingKey,
  change: Fields,
  now: Date,
): Promise<Fields> {
  // Writing first locks the row, so that it cannot change between the read and the write.
  await writer
    .insertInto('setting')
    .values({ key, value: {}, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt: now }))
    .execute();
  const value = { ...(await readSetting(writer, key)), ...change };
  await writer.updateTable('setting').set({ value }).where('key', '=', key).execute();
  return value;
}
