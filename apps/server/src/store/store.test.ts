import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { newId } from '../newId.ts';
import { createTestSchema, everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { isUniqueViolation } from './databaseErrors.ts';
import { addEntries, addText } from './migrations/entryTables.ts';
import { makers, type Migration, migrations } from './migrations.ts';
import { openStore } from './openStore.ts';

const addNote: Migration = {
  name: '9999_note',
  up: (schema) => schema.alterTable('service').addColumn('note', 'text').execute(),
};
const failing: Migration = {
  name: '9999_failing',
  up: async (schema) => {
    await schema.alterTable('service').addColumn('half', 'text').execute();
    throw new Error('power cut');
  },
};

const storedReason = {
  id: newId(),
  active: true,
  search: '',
  sortKeys: {},
  title: 'Zamanında',
  description: 'Takvime uyarız.',
  icon: '',
  displayOrder: 1,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  updatedAt: new Date('2026-01-02T03:04:05.678Z'),
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A store that can be opened several times with different sets of migrations. */
async function place(engine: 'sqlite' | 'postgres') {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  const schema = engine === 'postgres' ? await createTestSchema() : undefined;
  onTestFinished(async () => {
    await schema?.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    open: (steps: readonly Migration[]) =>
      openStore({ folder, databaseUrl: schema?.url, clock: systemClock, migrations: steps }),
  };
}

describe.each(everyEngine)('the store on %s', (engine) => {
  test('returns values as they were written', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const row = {
      id: newId(),
      name: 'a.jpg',
      mime: 'image/jpeg',
      width: 1,
      height: 2,
      bytes: 3,
      alt: 'Çatı\'nın "ışığı"',
      placeholder: '',
      color: '#000000',
      focus: { all: { x: 0.25, y: 1 }, tall: { x: 0, y: 0.5 } },
      variants: [{ name: 'b.webp', width: 320, type: 'image/webp' as const }],
      variantsComplete: false,
      recipe: 1,
      title: 'Işık',
      credit: '',
      decorative: true,
      kept: false,
      search: '',
      madeBy: '',
      retiredAt: new Date('2026-01-02T03:04:05.679Z'),
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
    };
    await store.write((writer) => writer.insertInto('picture').values(row).execute());
    const found = store.read.selectFrom('picture').selectAll();
    expect(await found.executeTakeFirst()).toEqual(row);
    expect(await found.where('variantsComplete', '=', true).executeTakeFirst()).toBeUndefined();
    expect(await found.where('createdAt', '<', row.createdAt).executeTakeFirst()).toBeUndefined();
  });

  test('a long chain of writes lets everything else have its turn', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    let writes = 0;
    const turns: number[] = [];
    const others = setInterval(() => turns.push(writes));
    onTestFinished(() => clearInterval(others));
    // In a broken build nothing else ever gets a turn, so the chain is limited.
    while (turns.length < 3 && writes < 20_000) {
      await store.write((writer) => writer.deleteFrom('reason').execute());
      writes += 1;
    }
    // A slow write leaves time for more than one.
    expect(turns.length).toBeGreaterThanOrEqual(3);
  });

  test('a failed write leaves nothing behind', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const setting = { key: 'a', value: {}, updatedAt: new Date() };
    const broken = store.write(async (writer) => {
      await writer.insertInto('setting').values(setting).execute();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await store.read.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  test('recognises a duplicate of a unique value', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const add = () =>
      store.write((writer) =>
        writer.insertInto('setting').values({ key: 'a', value: {}, updatedAt: new Date() }).execute(),
      );
    await add();
    const error: unknown = await add().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });

  test('refuses a reference to a missing row', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const lost = { pictureId: 'nobody', projectId: 'nobody', displayOrder: 1 };
    await expect(
      store.write((writer) => writer.insertInto('projectPicture').values(lost).execute()),
    ).rejects.toThrow(/foreign key/i);
  });

  test('has every column that a migration is registered for', async () => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const tables = await store.read.introspection.getTables();
    const made = new Set(
      tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
    );
    const missing = Object.entries(makers).flatMap(([table, columns]) =>
      Object.entries(columns)
        .filter(([column]) => !made.has(`${snakeCase(table)}.${snakeCase(column)}`))
        .map(([column, { name }]) => `${name} does not make the column ${column} of ${table}`),
    );
    expect(missing).toEqual([]);
  });

  test('a text column added later is empty in existing rows', async () => {
    const { open } = await place(engine);
    const before = await open(migrations);
    await before.write((writer) => writer.insertInto('reason').values(storedReason).execute());
    await before.close();
    const store = await open([...migrations, addText('9999_hint', 'reason', 'short_hint')]);
    expect(await store.read.selectFrom('reason').selectAll().execute()).toEqual([
      { ...storedReason, shortHint: '' },
    ]);
    await store.close();
  });

  test('a kind that is added later gets its table', async () => {
    const { open } = await place(engine);
    const columns = { texts: ['name', 'web_link'], pictured: true };
    const store = await open([...migrations, addEntries('9999_partner', 'partner', columns)]);
    const made = (await store.read.introspection.getTables()).find(({ name }) => name === 'partner');
    expect(made?.columns.map(({ name }) => name).toSorted()).toEqual([
      'active',
      'created_at',
      'display_order',
      'id',
      'name',
      'picture_id',
      'search',
      'sort_keys',
      'updated_at',
      'web_link',
    ]);
    await store.close();
  });

  test('applies the next migration once, and refuses a database of a newer version', async () => {
    const { open } = await place(engine);
    await (await open(migrations)).close();
    await (await open([...migrations, addNote])).close();
    await (await open([...migrations, addNote])).close();
    await expect(open(migrations)).rejects.toThrow(/newer version of Vitrin \(it has 9999_note\)/);
  });

  test('a migration that fails leaves the schema as it was', async () => {
    const { open } = await place(engine);
    await (await open(migrations)).close();
    await expect(open([...migrations, failing])).rejects.toThrow('power cut');
    const store = await open(migrations);
    const columns = (await store.read.introspection.getTables())
      .filter(({ name }) => name === 'service')
      .flatMap((table) => table.columns.map(({ name }) => name));
    expect(columns).not.toContain('half');
    await store.close();
  });

  test('concurrent openings apply each migration once', async () => {
    const { open } = await place(engine);
    const stores = await Promise.all(Array.from({ length: 4 }, () => open([...migrations, addNote])));
    const [first] = stores;
    const applied = await first?.read.selectFrom('schemaMigration').select('name').orderBy('name').execute();
    expect(applied?.map(({ name }) => name)).toEqual([...migrations, addNote].map(({ name }) => name));
    await Promise.all(stores.map((store) => store.close()));
  });
});

test('the embedded file is copied before a migration, and not on the first start', async () => {
  const { folder, open } = await place('sqlite');
  const first = await open(migrations);
  await first.write((writer) =>
    writer
      .insertInto('setting')
      .values({ key: 'a', value: { b: 1 }, updatedAt: new Date() })
      .execute(),
  );
  await first.close();
  expect(await readdir(folder)).not.toContain('copies');

  await (await open([...migrations, addNote])).close();
  const copy = new DatabaseSync(path.join(folder, 'copies', `vitrin-at-${migrations.at(-1)?.name}.db`), {
    readOnly: true,
  });
  expect(copy.prepare('select value from setting').get()?.['value']).toBe('{"b":1}');
  expect(() => copy.prepare('select note from service')).toThrow('no such column');
  copy.close();
});
