import path from 'node:path';
import { setTimeout as waitFor } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileForm } from '../../testing/callApi.ts';
import { openDatabaseProxy } from '../../testing/databaseProxy.ts';
import { runInstallation } from '../../testing/installation.ts';
import { plainJpeg } from '../../testing/samplePictures.ts';
import { temporaryFolder } from '../../testing/serverProcess.ts';
import { faultsVariable, loggedLine, tellFault } from '../../testing/tellFault.ts';
import { startTestS3 } from '../../testing/testStorage.ts';

// It takes as long as the timeout for a silent bucket, twice.
describe.runIf(process.env[faultsVariable] !== undefined)('a storage that is cut off', () => {
  test('a bucket that hangs under load makes uploads fail with a message, and the site goes on', async () => {
    const folder = await temporaryFolder();
    const s3 = await startTestS3(path.join(folder, 'bucket'));
    onTestFinished(s3.close);
    // It only passes bytes on, whatever they are.
    const way = await openDatabaseProxy(s3.address);
    const place = { DATA_DIR: path.join(folder, 'data'), STORAGE_URL: way.url, LOG_LEVEL: 'warn' };
    const site = await runInstallation(place);
    const kept: string[] = [];
    const refused: { status: number; message: string }[] = [];
    const end = new AbortController();
    const upload = async (number: number): Promise<void> => {
      const answer = await fetch(`${site.address}/api/images/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${site.token}` },
        body: fileForm(await plainJpeg({ width: 32 + number, height: 24 }), 'a.jpg'),
      });
      const body: unknown = await answer.json();
      if (answer.status === 200) kept.push(String(Object(body).name));
      else refused.push({ status: answer.status, message: String(Object(body).message) });
    };
    const load = (async () => {
      for (let number = 0; !end.signal.aborted; number += 1) {
        await upload(number);
        await waitFor(20);
      }
    })();
    await expect.poll(() => kept.length).toBeGreaterThan(2);
    way.freeze();
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    // Texts are in the store, which is not affected.
    await site.sendMessage('Merhaba');
    const ready = await site.get('/ready');
    const told: unknown = await ready.json();
    expect(told).toMatchObject({ faults: [{ code: 'storage' }] });
    expect(ready.status).toBe(200);
    way.thaw();
    const before = kept.length;
    await expect.poll(() => kept.length).toBeGreaterThan(before);
    end.abort();
    await load;
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await site.shows(kept)).toBe(true);
    tellFault({
      fault: 'bucket silent under load',
      operator: loggedLine(site.output()),
      admin: `503: ${refused[0]?.message}`,
      counted: `${kept.length} pictures acknowledged, all there; ${refused.length} refused`,
    });
  });
});
