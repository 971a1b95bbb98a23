import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { runCommandProcess } from '../testing/commandProcess.ts';
import { emptyPlace, type Place, runInstallation } from '../testing/installation.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { testEngines } from '../testing/testEngines.ts';
import { testStorages } from '../testing/testStorage.ts';

const backup = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/backupCommand.ts', args, { env: place });
const restore = (place: Place, ...args: readonly string[]) =>
  runCommandProcess('backup/restoreCommand.ts', args, { env: place });

const everywhere = testEngines.flatMap((engine) => testStorages.map((storing) => ({ engine, storing })));

test.each(everywhere)(
  'a backup of a server that is written to is a whole installation elsewhere, on $engine and $storing',
  async ({ engine, storing }) => {
    const place = await emptyPlace(engine, storing);
    const before = await runInstallation(place);
    const names = [await before.upload(640), await before.upload(641)];
    // U+2028 ends a line for some readers, and stands as it is in JSON.
    await before.sendMessage('Merhaba\u2028dünya "\\ \n 🙂');
    const sent = await (await before.get('/contact-messages')).text();

    const end = new AbortController();
    onTestFinished(() => end.abort());
    const again = async (work: (number: number) => Promise<unknown>): Promise<void> => {
      for (let number = 0; !end.signal.aborted; number += 1) await work(number);
    };
    const written = Promise.all([
      again(() => before.sendMessage('Yine')),
      again((number) => before.upload(32 + number)),
    ]);
    const copy = path.join(await temporaryFolder(), 'backups', 'copy');
    const made = await backup(place, copy);
    end.abort();
    await written;
    expect(made).toEqual({ code: 0, errors: '', output: expect.stringContaining(' files, ') });
    expect(await backup(place, '--verify', copy)).toEqual({
      code: 0,
      errors: '',
      output: expect.stringContaining('It is whole.'),
    });
    const all = await before.messages();
    await before.kill();

    const elsewhere = await emptyPlace(engine, storing);
    expect(await restore(elsewhere, copy)).toMatchObject({ code: 0, errors: '' });
    const after = await runInstallation(elsewhere);
    const kept = await after.messages();
    expect(kept).toBeGreaterThanOrEqual(1);
    expect(kept).toBeLessThanOrEqual(all);
    const [first] = z.array(z.unknown()).length(1).parse(JSON.parse(sent));
    const inbox: unknown = await (await after.get('/contact-messages?limit=10000')).json();
    expect(inbox).toContainEqual(first);
    expect(await after.shows(names)).toBe(true);
    // What a session, a trigger and a counter need is there as well.
    names.push(await after.upload(900));
    expect(await after.shows(names)).toBe(true);
    await after.sendMessage('Yeni');
    expect(await after.messages()).toBe(kept + 1);
  },
  180_000,
);

test.each(testEngines)(
  'a restore refuses a place that is used or holds data, and moves these aside when told, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    const copy = path.join(await temporaryFolder(), 'copy');
    const first = await runInstallation(place);
    const picture = await first.upload(500);
    await first.sendMessage('Eski');
    expect((await backup(place, copy)).code).toBe(0);
    await first.sendMessage('Yeni');
    const lost = await first.upload(501);

    const used = await restore(place, copy, '--overwrite');
    expect(used).toMatchObject({ code: 1, errors: expect.stringContaining('stop it first') });
    expect(await first.messages()).toBe(2);
    await first.kill();
    const full = await restore(place, copy);
    expect(full).toMatchObject({ code: 1, errors: expect.stringContaining('--overwrite') });

    const done = await restore(place, copy, '--overwrite');
    expect(done).toMatchObject({ code: 0, errors: '' });
    const second = await runInstallation(place);
    expect(await second.messages()).toBe(1);
    expect(await second.shows([picture])).toBe(true);
    expect(await second.shows([lost])).toBe(false);
    await second.kill();
    const inside = await readdir(place.DATA_DIR);
    const aside = inside.find((name) => name.startsWith('before-restore-')) ?? '';
    expect(done.output).toContain(path.join(place.DATA_DIR, aside, 'pictures'));
    expect(await readdir(path.join(place.DATA_DIR, aside, 'pictures'))).toContain(lost);
    expect(inside.filter((name) => name.includes('partial'))).toEqual([]);
    if (engine === 'postgres') {
      expect(done.output).toMatch(/schema vitrin_before_restore_\d{8}t\d{6} /);
      return;
    }
    // What was moved aside is a plain copy, and comes back the same way.
    const former = await emptyPlace(engine, 'a folder');
    expect((await backup(place, '--verify', path.join(place.DATA_DIR, aside))).output).toContain(
      'a plain copy',
    );
    expect((await restore(former, path.join(place.DATA_DIR, aside))).code).toBe(0);
    const third = await runInstallation(former);
    expect(await third.messages()).toBe(2);
    expect(await third.shows([picture, lost])).toBe(true);
  },
  180_000,
);
