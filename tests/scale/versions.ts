import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { searchText } from '@vitrin/contract/search/search';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemClock } from '../../apps/server/src/clock.ts';
import { changeEntry, toggleEntry } from '../../apps/server/src/content/contentWrites.ts';
import type { Author } from '../../apps/server/src/history/keepVersion.ts';
import { services } from '../../apps/server/src/services/serviceKind.ts';
import type { Engine } from '../../apps/server/src/store/columns.ts';
import { openStore, type Store } from '../../apps/server/src/store/openStore.ts';
import { tablesOf } from '../../apps/server/src/testing/tablesOf.ts';
import { createTestSchema, testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { type BuiltServer, median, startBuilt } from './builtServer.ts';
import { fill } from './fill.ts';

/**
 * Measures the cost of a long history and a large library: two built servers over the same content, one with the given
 * number of additional versions and pictures. Prints the bytes of a version, the latency of the panel's lists, and that
 * of public pages on one relative to the other, requested alternately. On PostgreSQL too if TEST_DATABASE_URL is set.
 * Usage: npm run scale:versions -- --versions 100000 --pictures 20000 --written 10000
 */
const { values: asked } = parseArgs({
  options: {
    versions: { type: 'string', default: '100000' },
    pictures: { type: 'string', default: '20000' },
    entries: { type: 'string', default: '200' },
    written: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '41' },
    port: { type: 'string', default: '4792' },
  },
});
const versions = Number(asked.versions);
const pictures = Number(asked.pictures);
/** So many are written as saves write them; the rest are copies of these under other entries. */
const written = Math.min(versions, Number(asked.written));
const rounds = Number(asked.rounds);
const minuteMs = 60_000;

/** Addresses of visitors, requested from both sites alternately. */
const visitors = [
  '/',
  '/hizmetlerimiz',
  '{service}',
  '/projelerimiz',
  '/foto-galeri',
  '/blog',
  '/api/service',
  '/api/home-page',
  '/sitemap.xml',
] as const;

/** Addresses of the panel; `{id}` has the most versions, `{oldest}` is the first of them. */
const panel = [
  '/api/history/services/{id}?pageSize=25',
  '/api/history/services/{id}?pageSize=25&minor=false',
  '/api/history/services/{id}?pageSize=25&before={middle}',
  '/api/history/services/{id}/{oldest}',
  '/api/service/admin?page=1&pageSize=25',
  '/api/library?page=1&pageSize=24',
  '/api/library?page={last}&pageSize=24',
  '/api/library?page=1&pageSize=24&sort=size',
  '/api/library?page=1&pageSize=24&q=g%C3%B6rsel%20199',
  '/api/library?page=1&pageSize=24&unused=true',
  '/api/library?page=1&pageSize=24&size=over5mb',
  '/api/library?page=1&pageSize=24&size=under1200px&sort=size',
  '/api/library/{picture}',
  '/api/trash?page=1&pageSize=25',
] as const;

/** Descriptions as long as those of a real service. */
async function lengthen(store: Store): Promise<string[]> {
  const rows = await store.read.selectFrom('service').select(['id', 'title']).orderBy('id').execute();
  await store.write(async (writer) => {
    for (const { id, title } of rows) {
      const paragraph = (number: number) =>
        `<p>${title}, ${number}. bölüm: işe başlamadan önce yer görülür, ölçü alınır ve hangi malzemenin ne kadar dayandığı anlatılır. Günü ve bedeli yazılı olarak bildirilir, iş bitince birlikte bakılır.</p>`;
      const description = Array.from({ length: 18 }, (_none, index) => paragraph(index + 1)).join('');
      await writer.updateTable('service').set({ description }).where('id', '=', id).execute();
    }
  });
  return rows.map(({ id }) => id);
}

/** Saves as the panel sends them, a minute apart: half of them titles, a third words of descriptions, the rest switches. */
async function writeVersions(store: Store, ids: readonly string[]): Promise<void> {
  const begin = Date.now() - written * minuteMs;
  const texts = new Map(
    (await store.read.selectFrom('service').select(['id', 'description']).execute()).map((row) => [
      row.id,
      row.description,
    ]),
  );
  async function save(number: number): Promise<void> {
    const id = ids[number % ids.length] ?? '';
    const turn = Math.floor(number / ids.length);
    const by: Author = { userId: '', name: 'Elif Karaca', now: new Date(begin + number * minuteMs) };
    // An even number of switches, so that both sites show the same.
    if (turn % 6 === 5) await toggleEntry(services, { store, by }, id);
    else if (turn % 6 > 2) {
      const description = (texts.get(id) ?? '').replace('ölçü alınır', `ölçü ${turn} kez alınır`);
      await changeEntry(services, { store, by }, id, { description });
    } else
      await changeEntry(services, { store, by }, id, { title: `Hizmet ${number % ids.length}, ${turn}` });
  }
  // A few hundred in a transaction: it is not the disk that is measured.
  for (let number = 0; number < written; number += 250) {
    await store.together(async () => {
      for (let one = number; one < Math.min(number + 250, written); one += 1) await save(one);
    });
  }
}

/** Gives the histories of the first entries to the others as well. */
async function copyVersions(store: Store, from: readonly string[], to: readonly string[]): Promise<void> {
  const known = (await tablesOf(store.read)).find(({ name }) => name === 'version');
  const columns = known?.columns.map(({ name }) => name) ?? [];
  for (const [index, id] of to.entries()) {
    const values = columns.map((column) => {
      if (column === 'id') return sql`${`c${String(index).padStart(3, '0')}`} || substr(id, 5)`;
      return column === 'entry_id' ? sql`${id}` : sql.ref(column);
    });
    const source = from[index % from.length] ?? '';
    await store.write((writer) =>
      sql`insert into version (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)} from version where entry_id = ${source}`.execute(writer),
    );
  }
}

/** Both sites are to show the same, whatever was switched and renamed. */
const settle = (store: Store): Promise<unknown> =>
  store.write((writer) =>
    writer.updateTable('service').set({ active: true, title: sql`'Hizmet'` }).execute(),
  );

/** Pictures of the library that nothing uses, by copies of a row. */
async function addPictures(store: Store): Promise<void> {
  const sample = await store.read
    .selectFrom('picture')
    .selectAll()
    .where('placeholder', '<>', '')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < pictures; from += 500) {
    const rows = Array.from({ length: Math.min(500, pictures - from) }, (_none, index) => {
      const number = from + index;
      const title = `Görsel ${number}`;
      return {
        ...sample,
        id: `f1710000-0000-7000-8000-${String(number).padStart(12, '0')}`,
        name: `${number.toString(16).padStart(32, '0')}.jpg`,
        title,
        search: searchText(title, ['', '']),
        bytes: 100_000 + ((number * 7_919) % 900_000),
        kept: true,
        createdAt: new Date(Date.now() - number * minuteMs),
      };
    });
    await store.write((writer) => writer.insertInto('picture').values(rows).execute());
  }
}

/** The bytes of a table with its indexes. */
async function bytesOf(store: Store, table: string): Promise<number> {
  const { rows } = await (store.engine === 'postgres'
    ? sql<{ bytes: string | number }>`select pg_total_relation_size(${table}::regclass) as bytes`
    : sql<{ bytes: string | number }>`
        select sum(pgsize) as bytes from dbstat
        where name in (select name from sqlite_schema where tbl_name = ${table})`
  ).execute(store.read);
  return Number(rows[0]?.bytes ?? 0);
}

async function countVersions({ read }: Store): Promise<number> {
  const { count } = await read
    .selectFrom('version')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const print = (...cells: readonly (string | number)[]): void => {
  const [name = '', ...rest] = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell));
  process.stdout.write(`${name.padEnd(62)}${rest.map((cell) => cell.padStart(12)).join('')}\n`);
};

const whole = new AbortController();

async function compare(engine: Engine): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrin-versions-'));
  const schemas: { drop: () => Promise<void> }[] = [];
  try {
    const sites: { start: () => Promise<BuiltServer>; filled: string[] }[] = [];
    for (const [index, name] of ['plain', 'full'].entries()) {
      const folder = path.join(root, name);
      const schema = engine === 'postgres' ? await createTestSchema() : undefined;
      if (schema !== undefined) schemas.push(schema);
      const start = (): Promise<BuiltServer> =>
        startBuilt({
          folder,
          port: String(Number(asked.port) + index),
          databaseUrl: schema?.url,
          signal: whole.signal,
        });
      await (await start()).stop();
      const store = await openStore({ folder, databaseUrl: schema?.url, clock: systemClock });
      await fill(store, Number(asked.entries));
      const filled = await lengthen(store);
      if (name === 'full') {
        const before = { versions: await bytesOf(store, 'version'), acts: await bytesOf(store, 'activity') };
        const own = filled.slice(0, Math.ceil((filled.length * written) / versions));
        await writeVersions(store, own);
        const asWritten = (await bytesOf(store, 'version')) - before.versions;
        await sql.raw(engine === 'postgres' ? 'vacuum full version' : 'vacuum').execute(store.read);
        const bytes = (await bytesOf(store, 'version')) - before.versions;
        const acts = (await bytesOf(store, 'activity')) - before.acts;
        const kept = await countVersions(store);
        process.stdout.write(
          `\n${engine}: ${kept} versions take ${Math.round(asWritten / kept)} bytes each as they were written, ` +
            `${Math.round(bytes / kept)} after VACUUM; ` +
            `the record of who did what ${(acts / 1e6).toFixed(1)} MB\n`,
        );
        await copyVersions(store, own, filled.slice(own.length));
        await addPictures(store);
        await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(store.read);
        const all = await bytesOf(store, 'version');
        process.stdout.write(
          `All ${await countVersions(store)} versions take ${(all / 1e6).toFixed(1)} MB\n`,
        );
      }
      await settle(store);
      await store.close();
      sites.push({ start, filled });
    }
    const [plain, full] = await Promise.all(sites.map(({ start }) => start()));
    if (plain === undefined || full === undefined) throw new Error('Two sites are compared');
    await measureLists(full, sites[1]?.filled[0] ?? '');
    await measurePages(plain, full);
    await Promise.all([plain.stop(), full.stop()]);
  } finally {
    for (const { drop } of schemas) await drop();
    await rm(root, { recursive: true, force: true });
  }
}

/** The lists of the panel, each right after a write. */
async function measureLists(server: BuiltServer, id: string): Promise<void> {
  const token = await server.signIn();
  const versionIds: string[] = [];
  for (let before = ''; ; ) {
    const page = await server.json(
      `/api/history/services/${id}?pageSize=100${before && `&before=${before}`}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    const ids = z
      .array(z.object({ id: z.string() }))
      .parse(page)
      .map((each) => each.id);
    versionIds.push(...ids);
    if (ids.length < 100) break;
    before = ids.at(-1) ?? '';
  }
  const places: Readonly<Record<string, string>> = {
    id,
    oldest: versionIds.at(-1) ?? '',
    middle: versionIds[Math.floor(versionIds.length / 2)] ?? '',
    last: String(Math.max(1, Math.floor(pictures / 24))),
    picture: 'f1710000-0000-7000-8000-000000000000',
  };
  process.stdout.write(`The first service has ${versionIds.length} versions; ${pictures} pictures\n`);
  print('list of the panel, right after a write', 'median ms', 'longest', 'kB');
  for (const address of panel) {
    const named = address.replaceAll(/\{(\w+)\}/g, (_all, name: string) => places[name] ?? '');
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      await server.write(token);
      const timed = await server.get(named, token);
      times.push(timed.ms);
      bytes = timed.bytes;
    }
    print(address, median(times), Math.max(...times), bytes / 1_000);
  }
}

/** Public pages of both sites in alternating order, right after a write to each and once more. */
async function measurePages(plain: BuiltServer, full: BuiltServer): Promise<void> {
  const tokens = new Map([
    [plain, await plain.signIn()],
    [full, await full.signIn()],
  ]);
  const [service] = z.array(z.looseObject({ path: z.string() })).parse(await plain.json('/api/service'));
  print('page, with the history in relation to without', 'first', 'later', 'first ms', 'later ms');
  for (const address of visitors) {
    const named = address.replace('{service}', service?.path ?? '');
    const ratios: { first: number[]; later: number[] } = { first: [], later: [] };
    const times: { first: number[]; later: number[] } = { first: [], later: [] };
    for (let round = 0; round < rounds; round += 1) {
      const took = new Map<BuiltServer, { first: number; later: number }>();
      for (const site of round % 2 === 0 ? [plain, full] : [full, plain]) {
        await site.write(tokens.get(site) ?? '');
        const first = (await site.get(named)).ms;
        took.set(site, { first, later: (await site.get(named)).ms });
      }
      for (const when of ['first', 'later'] as const) {
        const [one, other] = [took.get(full)?.[when] ?? 0, took.get(plain)?.[when] ?? 1];
        ratios[when].push(one / other);
        times[when].push(one);
      }
    }
    print(address, median(ratios.first), median(ratios.later), median(times.first), median(times.later));
  }
}

try {
  for (const engine of testEngines) await compare(engine);
} finally {
  whole.abort();
}
