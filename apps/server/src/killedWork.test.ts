// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { systemClock as clock } from './clock.ts';
import { actOnMany, addEntry, changeEntry } from './content/contentWrites.ts';
import type { Author } from './history/keepVersion.ts';
import { addAccount } from './auth/accounts.ts';
import { plainContent } from './plain/plainContent.ts';
import { openStore, type Store } from './store/openStore.ts';
import { storePlace } from './testing/storePlace.ts';
import { testEngines } from './testing/testEngines.ts';
import { programEnv } from './testing/programEnv.ts';

const reasons = plainContent('reasons');

/** Work of a process that is killed, as the text of a program: `store` is open, and each says when it begins. */
const works = {
  restore: `
    const { restoreSite } = await import(at('history/restoreSite.ts'));
    const by = { userId: 'u', name: 'Elif', now: new Date() };
    await store.together(() => restoreSite(store, new Date(process.env.MOMENT), by));`,
  sweep: `
    const { eraseUntil } = await import(at('trash/trash.ts'));
    await eraseUntil(store, { until: new Date() });`,
  publish: `
    const { publishOnTime } = await import(at('plans/publishOnTime.ts'));
    const planned = publishOnTime({ store, clock, log: console });
    await planned.look();
    await planned.stop();`,
} as const;

const programOf = (work: keyof typeof works): string => `
  const at = (file) => ${JSON.stringify(import.meta.dirname)} + '/' + file;
  const { openStore } = await import(at('store/openStore.ts'));
  const clock = { now: () => new Date() };
  const { FOLDER: folder, DATABASE_URL: databaseUrl } = process.env;
  const store = await openStore({ folder, databaseUrl, clock });
  process.stdout.write('begun');
  ${works[work]}
  await store.close();`;

/** The fractions of the duration at which the work is killed. */
const moments = [0.3, 0.7, 0.95] as const;

const addMany = (store: Store, count: number, by: Author): Promise<string[]> =>
  store.write(async (writer) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const draft = { title: `Eski ${number}`, description: 'x', icon: '', active: true };
      ids.push((await addEntry(reasons, writer, draft, { now: by.now, author: '', by })).id);
    }
    return ids;
  });

const titlesOf = async ({ read }: Store): Promise<Set<string>> => {
  const rows = await read.selectFrom('reason').select('title').execute();
  return new Set(rows.map(({ title }) => title.split(' ', 1).join()));
};

describe.each(testEngines)('killed work on %s', (engine) => {
  async function open() {
    const place = await storePlace(engine);
    const store = await openStore(place);
    await store.write((writer) =>
      addAccount(
        writer,
        { name: 'Elif', surname: '', email: 'elif@example.com', passwordHash: 'x', role: 'owner' },
        clock,
      ),
    );
    const start = (work: keyof typeof works, env: Record<string, string> = {}) =>
      spawn(process.execPath, ['--input-type=module', '--eval', programOf(work)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        cwd: path.join(import.meta.dirname, '..'),
        env: programEnv({
          FOLDER: place.folder,
          ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
          ...env,
        }),
      });
    const { id: userId } = await store.read.selectFrom('userAccount').select('id').executeTakeFirstOrThrow();
    /** Runs work to its end and returns its duration; or kills it after the given time. */
    async function run(
      work: keyof typeof works,
      env?: Record<string, string>,
      forMs?: number,
    ): Promise<number> {
      const child = start(work, env);
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      const begun = performance.now();
      if (forMs !== undefined) {
        await Promise.race([setTimeout(forMs), ended]);
        child.kill('SIGKILL');
      }
      await ended;
      return performance.now() - begun;
    }
    const by = (): Author => ({ userId, name: 'Elif', now: new Date() });
    return { store, run, by };
  }

  test('restores the whole site to a moment, or nothing of it', async () => {
    const { store, run, by } = await open();
    const ids = await addMany(store, 100, by());
    await setTimeout(5);
    const moment = new Date().toISOString();
    await setTimeout(5);
    const renew = () =>
      store.together(async () => {
        for (const id of ids) await changeEntry(reasons, { store, by: by() }, id, { title: `Yeni ${id}` });
      });
    await renew();
    const whole = await run('restore', { MOMENT: moment });
    expect(await titlesOf(store)).toEqual(new Set(['Eski']));
    const found: string[] = [];
    async function killAt(part: number): Promise<void> {
      await renew();
      await run('restore', { MOMENT: moment }, whole * part);
      const titles = await titlesOf(store);
      expect(titles.size).toBe(1);
      found.push(...titles);
    }
    for (const part of moments) await killAt(part);
    // The first run may have taken several times as long as the others: one must have been killed before its end.
    for (let part = moments[0] / 2; !found.includes('Yeni'); part /= 2) await killAt(part);
    await store.close();
  });

  test('removes old trash with everything that belongs to it, and the rest at the next run', async () => {
    const { store, run, by } = await open();
    const renew = async () => {
      await store.read.deleteFrom('trash').execute();
      await store.read.deleteFrom('version').execute();
      const ids = await addMany(store, 250, by());
      await actOnMany(reasons, store, { act: 'delete', ids }, by());
    };
    await renew();
    const whole = await run('sweep');
    for (const part of moments) {
      await renew();
      await run('sweep', {}, whole * part);
      const trashed = await store.read.selectFrom('trash').select('entryId').execute();
      const versions = await store.read.selectFrom('version').select('entryId').distinct().execute();
      expect(new Set(versions.map(({ entryId }) => entryId))).toEqual(
        new Set(trashed.map(({ entryId }) => entryId)),
      );
      // In batches of a hundred.
      expect([0, 50, 150, 250]).toContain(trashed.length);
    }
    await run('sweep');
    expect(await store.read.selectFrom('trash').select('id').execute()).toEqual([]);
    expect(await store.read.selectFrom('version').select('id').execute()).toEqual([]);
    await store.close();
  });

  test('publishes each plan once, however often it is killed', async () => {
    const { store, run, by } = await open();
    const planAll = async (): Promise<string[]> => {
      const ids = await addMany(store, 60, by());
      const { userId, now } = by();
      const rows = ids.map((entryId) => ({
        kind: 'reasons',
        entryId,
        act: 'publish',
        userId,
        madeBy: 'Elif',
        madeAt: now,
        dueAt: new Date(now.getTime() - 1_000),
        base: now,
        fields: { title: 'Yeni' },
        title: 'Eski',
        fault: '',
      }));
      await store.write((writer) => writer.insertInto('plan').values(rows).execute());
      return ids;
    };
    await planAll();
    const whole = await run('publish');
    const all: string[] = [];
    for (const part of moments) {
      const ids = await planAll();
      all.push(...ids);
      await run('publish', {}, whole * part);
      const waiting = new Set(
        (await store.read.selectFrom('plan').select('entryId').execute()).map(({ entryId }) => entryId),
      );
      const rows = await store.read
        .selectFrom('reason')
        .select(['id', 'title'])
        .where('id', 'in', ids)
        .execute();
      for (const { id, title } of rows) expect(title === 'Yeni').toBe(!waiting.has(id));
    }
    await run('publish');
    const acts = await store.read
      .selectFrom('version')
      .select(['entryId', 'act'])
      .where('entryId', 'in', all)
      .where('act', '=', 'changed')
      .execute();
    expect(acts.map(({ entryId }) => entryId).toSorted()).toEqual(all.toSorted());
    expect(await store.read.selectFrom('plan').select('fault').execute()).toEqual([]);
    await store.close();
  });
});
