// @module-tag long
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileForm } from './testing/callApi.ts';
import { runInstallation } from './testing/installation.ts';
import { noSmallDisk, smallDisk } from './testing/smallDisk.ts';
import { plainJpeg } from './testing/samplePictures.ts';
import { startWords } from './testing/startWords.ts';
import { loggedLine, tellFault } from './testing/tellFault.ts';

const leftOut = noSmallDisk === undefined ? '' : ` (left out: ${noSmallDisk})`;

test.skipIf(noSmallDisk !== undefined)(
  `on a full disk writes are refused with a message and reads go on, until there is room again${leftOut}`,
  async () => {
    const disk = smallDisk('6m');
    const place = { DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'warn' };
    const site = await runInstallation(place);
    const { origin } = new URL(site.address);
    const send = () =>
      fetch(`${origin}/api/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'A', email: 'a@b.co', subject: '', message: 'x'.repeat(4_000) }),
      });
    let kept = 0;
    let last = await send();
    for (; last.status === 200; last = await send()) kept += 1;
    expect(last.status).toBe(507);
    const refused: unknown = await last.json();
    expect(refused).toMatchObject({
      code: 'storeFull',
      message: expect.stringMatching(/disk is full/) as unknown,
    });
    expect(await site.messages()).toBe(kept);
    await expect.poll(site.output).toMatch(/"msg":"The disk is full: nothing can be stored/);
    expect(site.output()).not.toContain('cannot rollback');
    const ready = await site.get('/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ faults: [{ code: 'disk' }] });
    // What an owner sees: a refused picture, and the warning on the dashboard.
    const picture = await fetch(`${origin}/api/images/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.token}` },
      body: fileForm(await plainJpeg({ width: 1_600, height: 1_200 }), 'a.jpg'),
    });
    expect(picture.status).toBe(507);
    expect(await picture.json()).toMatchObject({ code: 'storeFull' });
    const health: unknown = await (await site.get('/health')).json();
    expect(health).toMatchObject({
      warnings: [{ code: 'disk', message: 'The disk of the data folder is full' }],
    });

    disk.change('size=128m');
    await expect.poll(async () => (await send()).status).toBe(200);
    expect(await site.messages()).toBeGreaterThan(kept);
    tellFault({
      fault: 'disk full while writing (6 MB)',
      operator: loggedLine(site.output()),
      admin: `507: ${String(Object(refused).message)}; on the dashboard: The disk of the data folder is full`,
      counted: `${kept} messages acknowledged before, all there`,
    });
    await expect.poll(async () => (await site.get('/ready')).status).toBe(200);
    await site.kill();
  },
);

test.skipIf(noSmallDisk !== undefined)(
  `a start on a full disk says so, and works once there is room${leftOut}`,
  async () => {
    const disk = smallDisk('1m');
    const DATA_DIR = path.join(disk.folder, 'data');
    const filling = path.join(disk.folder, 'filling');
    await writeFile(filling, Buffer.alloc(900_000));
    const told = await startWords({ DATA_DIR });
    expect(told).toMatch(
      /^The disk is full: make room on the disk of DATA_DIR \(\S+\), then do the same again/,
    );
    expect(told).not.toContain('\n');
    tellFault({ fault: 'start on a full disk (1 MB)', operator: told ?? '', admin: 'no server answers' });
    await rm(filling);
    disk.change('size=64m');
    expect(await startWords({ DATA_DIR })).toBeUndefined();
  },
);

test.skipIf(noSmallDisk !== undefined)(
  `a start on a read-only disk says so, and works once it is writable${leftOut}`,
  async () => {
    const disk = smallDisk('64m');
    const DATA_DIR = path.join(disk.folder, 'data');
    expect(await startWords({ DATA_DIR })).toBeUndefined();
    disk.change('ro');
    const told = await startWords({ DATA_DIR });
    expect(told).toMatch(
      /^DATA_DIR: expected a folder that can be written, and \S+ lies on a disk that can only be read \(EROFS\)$/,
    );
    tellFault({
      fault: 'start on a disk that can only be read',
      operator: told ?? '',
      admin: 'no server answers',
    });
    disk.change('rw');
    expect(await startWords({ DATA_DIR })).toBeUndefined();
  },
);
