// @module-tag long
import { type Version, version, versionComparison } from '@vitrin/contract/history/history';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { loginResult } from '@vitrin/contract/accounts/session';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyPlace } from '../testing/installation.ts';
import { addressOf, runServerProcess } from '../testing/serverProcess.ts';
import { testEngines } from '../testing/testEngines.ts';
import { tellFault } from '../testing/tellFault.ts';

const admin = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password', RATE_LIMIT: 'off' };

/** A client of a server by its address, with JSON bodies. Throws if the server refuses the call or is gone. */
const callsTo = (address: string, token = '') =>
  async function call<T>(schema: z.ZodType<T>, path: string, method = 'GET', body?: object): Promise<T> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return schema.parse(await answer.json());
  };

test.each(testEngines)(
  'a server killed during restores leaves each entry consistent with its history, on %s',
  async (engine) => {
    const place = await emptyPlace(engine, 'a folder');
    const first = runServerProcess(place.DATA_DIR, { ...place, ...admin });
    const address = await addressOf(first);
    const credentials = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
    const { token } = await callsTo(address)(loginResult, '/auth/login', 'POST', credentials);
    const call = callsTo(address, token);
    const told = new Map<string, string>();

    /** Changes an entry back and forth, and records each title that was acknowledged. */
    async function writeUntilGone(): Promise<void> {
      const draft = { title: '0', description: 'x'.repeat(2_000) };
      const { id } = await call(reasonKind.record, '/why-us', 'POST', draft);
      const versions = z.array(version);
      const [begin] = await call(versions, `/history/reasons/${id}`);
      told.set(id, '0');
      try {
        for (let number = 1; ; number += 1) {
          const change = { title: String(number), description: `${number} ${'x'.repeat(2_000)}` };
          await call(reasonKind.record, `/why-us/${id}`, 'PUT', change);
          told.set(id, String(number));
          await call(z.unknown(), `/history/reasons/${id}/${begin?.id}/restore`, 'POST', {});
          told.set(id, '0');
        }
      } catch {
        // The server is gone.
      }
    }
    const writers = [writeUntilGone(), writeUntilGone(), writeUntilGone()];
    const count = async () => {
      const ids = [...told.keys()];
      const lists = ids.map((id) => call(z.array(version), `/history/reasons/${id}?pageSize=200`));
      return (await Promise.all(lists)).flat().length;
    };
    await expect.poll(count).toBeGreaterThan(40);
    first.child.kill('SIGKILL');
    await Promise.all(writers);

    const again = callsTo(await addressOf(runServerProcess(place.DATA_DIR, { ...place, ...admin })), token);
    expect(told.size).toBe(3);
    let compared = 0;
    for (const [id, title] of told) {
      const entry = await again(reasonKind.record, `/why-us/${id}`);
      const versions = await again(z.array(version), `/history/reasons/${id}?pageSize=200`);
      const compare = ({ id: each }: Version) => again(versionComparison, `/history/reasons/${id}/${each}`);
      const titles = (await Promise.all(versions.map(compare))).map(
        ({ from }) => from.record.fields.find(({ name }) => name === 'title')?.value,
      );
      // The newest version equals the entry, and is the last acknowledged write or one sent after it.
      expect(titles[0]).toBe(entry.title);
      expect([title, title === '0' ? String(Math.floor(versions.length / 2)) : '0']).toContain(entry.title);
      // Changes in sequence, each of them reverted.
      const changes = Array.from({ length: versions.length }, (_, index) =>
        index % 2 === 0 ? '0' : String((index + 1) / 2),
      );
      expect(titles.toReversed()).toEqual(changes);
      compared += versions.length;
    }
    tellFault({
      fault: `killed with -9 while restoring versions, ${engine}`,
      operator: 'the next start is an ordinary one',
      admin: 'each entry as its newest version says',
      counted: `${compared} versions of ${told.size} entries, none without its change`,
    });
  },
);
