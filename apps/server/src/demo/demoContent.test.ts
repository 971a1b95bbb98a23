import { createWriteStream } from 'node:fs';
import { demoContent } from '@vitrin/contract/operation/demoContent';
import { type PackName, packNames, readPack } from '@vitrin/demo/packs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { storePicture } from '../media/uploads/preparePicture.ts';
import { exportSite } from '../siteFile/exportSite.ts';
import { importSite } from '../siteFile/importSite.ts';
import { openSiteFile } from '../siteFile/openSiteFile.ts';
import { callApi, type TestCall } from '../testing/callApi.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { loadDemo } from './loadDemo.ts';

/** All routes that visitors read, by their API paths. */
const publicCalls = [
  '/site-info',
  '/home-page',
  '/about',
  '/crew-page',
  '/privacy-notice',
  '/home/about',
  '/home/video',
  '/service',
  '/projects',
  '/blog',
  '/gallery',
  '/why-us/public',
  '/figures',
  '/references',
  '/customer-voices',
  '/certificates',
  '/home/team',
  '/home/projects',
  '/home/blog',
  '/home/services',
];

describe.each(testEngines)('what a demo leaves behind on %s', (engine) => {
  async function open(pack: PackName) {
    const clock = testClock();
    const server = await openTestApp({ engine, clock });
    onTestFinished(server.close);
    const { store, media } = server;
    const prepared = await storePicture(await madeJpeg({ width: 16, height: 8 }), media.storage);
    await loadDemo(pack, { store, clock, media: { ...media, adopt: () => Promise.resolve(prepared) } });
    // In practice nobody signs in within the first second.
    clock.advance(60_000);
    const admin = (path: string, call: TestCall = {}) =>
      callApi(server.app, path, { token: server.token, ...call });
    const read = async () => demoContent.parse((await admin('/demo-content')).body);
    const clean = async () => (await admin('/demo-content/clean', { method: 'POST', body: {} })).body;
    const told = async () =>
      JSON.stringify(
        await Promise.all(publicCalls.map(async (path) => (await callApi(server.app, path)).body)),
      );
    return { server, clock, admin, read, clean, told };
  }

  test.each(packNames)('of %s can be removed completely, and no response names it any more', async (name) => {
    const { read, clean, told } = await open(name);
    const pack = await readPack(name);
    const domain = pack.siteInfo.email.split('@')[1] ?? '';
    expect(await told()).toContain(pack.siteInfo.companyName);
    const { company, entries, settings, edited } = await read();
    expect([company, edited]).toEqual([pack.siteInfo.companyName, 0]);
    const services = entries.find(({ kind }) => kind === 'services');
    expect(services?.titles.toSorted()).toEqual(pack.services.map(({ title }) => title).toSorted());
    expect(settings.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['general', 'contact', 'map', 'footer', 'home', 'about', 'team', 'privacy']),
    );
    const removed = entries.reduce((sum, { total }) => sum + total, 0);
    const cleared = settings.reduce((sum, { fields }) => sum + fields.length, 0);
    expect(await clean()).toEqual({ removed, cleared });
    const left = await told();
    for (const word of [pack.siteInfo.companyName, domain, pack.siteInfo.phone, pack.home.title])
      expect(left).not.toContain(word);
    expect(await read()).toMatchObject({ entries: [], settings: [] });
    expect(await clean()).toEqual({ removed: 0, cleared: 0 });
  });

  test('stays if it was edited, and can be restored from the trash', async () => {
    const { admin, read, clean, clock } = await open('karavan');
    const { body: list } = await admin('/service/admin');
    const [first, second] = Object(list);
    const title = 'Bizim hizmetimiz';
    await admin(`/service/${first.id}`, { method: 'PUT', body: { title } });
    await admin('/site-info', { method: 'POST', body: { companyName: 'Yeni Ad', phone: '0212 555 01 40' } });
    expect(await read()).toMatchObject({ edited: 1 });
    clock.advance(1_000);
    await clean();
    expect((await admin('/service/admin')).body).toMatchObject([{ id: first.id, title }]);
    const info = {
      companyName: 'Yeni Ad',
      phone: '0212 555 01 40',
      email: '',
      facebook: '',
      openingHours: [],
    };
    expect((await admin('/site-info')).body).toMatchObject(info);
    const { body: kept } = await admin('/trash?pageSize=200&kind=services');
    const away = Object(kept).find(({ entryId }: { entryId: string }) => entryId === second.id);
    await admin(`/trash/${away.id}/restore`, { method: 'POST', body: {} });
    expect(Object((await admin('/service/admin')).body)).toHaveLength(2);
    const { body: versions } = await admin('/history/settings/home');
    expect(Object(versions)).toHaveLength(2);
  });

  test('is still recognised after a merge', async () => {
    const { server, read: told, admin, clock } = await open('karavan');
    const read = async () => {
      const { entries, ...others } = await told();
      return { ...others, entries: entries.map(({ kind, total }) => [kind, total]) };
    };
    const before = await read();
    const done = async () =>
      z.object({ checklist: z.unknown() }).parse((await admin('/setup')).body).checklist;
    const listed = await done();
    const folder = await temporaryFolder();
    const file = `${folder}/site.zip`;
    const { store, media } = server;
    const from = { store, storage: media.storage, clock, folder, messages: false };
    await exportSite(from, createWriteStream(file));
    clock.advance(60_000);
    const site = await openSiteFile(file);
    onTestFinished(() => site.close());
    await importSite({ store, media, clock }, site, { way: 'merge', rehearse: false });
    expect([await read(), await done()]).toEqual([before, listed]);
  });

  test('is for owners, and empty if no demo was loaded', async () => {
    const server = await openTestApp({ engine });
    onTestFinished(server.close);
    const call = async (token: string) => {
      const read = await callApi(server.app, '/demo-content', { token });
      const clean = await callApi(server.app, '/demo-content/clean', { method: 'POST', token, body: {} });
      return [read.status, clean.status];
    };
    expect(await call(await newUser(server, 'editor'))).toEqual([403, 403]);
    expect(await call(server.token)).toEqual([200, 200]);
    expect((await callApi(server.app, '/demo-content', server)).body).toEqual({
      company: '',
      entries: [],
      settings: [],
      edited: 0,
    });
  });
});
