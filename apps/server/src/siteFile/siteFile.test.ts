// @module-tag long
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { siteFileFormat, siteFilePaths } from '@vitrin/contract/operation/siteFile';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { systemClock as clock } from '../clock.ts';
import { addEntry } from '../content/contentWrites.ts';
import { addPicture } from '../media/pictures.ts';
import { storePicture } from '../media/uploads/preparePicture.ts';
import { plainContent } from '../plain/plainContent.ts';
import type { Store } from '../store/openStore.ts';
import type { StoredFocus } from '../store/schema.ts';
import { callApi, fileForm } from '../testing/callApi.ts';
import { contentSamples, idsOf } from '../testing/contentSamples.ts';
import { openInstallation, type OpenInstallation } from '../testing/openInstallation.ts';
import { plainPdf } from '../testing/samplePdf.ts';
import { madeJpeg, plainJpeg } from '../testing/samplePictures.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { untouched } from '../messages/messageWrites.ts';
import { findReplies } from '../messages/replies.ts';
import { keepNotice, noticeOf } from '../privacy/noticeVersions.ts';
import { readSetting } from '../settings/documents.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { tellFault } from '../testing/tellFault.ts';
import { testEngines } from '../testing/testEngines.ts';
import { exportSite } from './exportSite.ts';
import { importSite, type ImportWay } from './importSite.ts';
import { openSiteFile, siteFileBounds } from './openSiteFile.ts';

const reasons = plainContent('reasons');

/** A company with two entries of every kind, pictures, settings, redirects, and something of each kind in the trash. */
async function wholeCompany(): Promise<TestApp> {
  const server = await openTestApp();
  onTestFinished(server.close);
  const { app, token } = server;
  const send = (address: string, method: 'POST' | 'PUT' | 'DELETE', body?: object) =>
    callApi(app, address, { method, token, ...(body !== undefined && { body }) });
  for (const kind of contentSamples) {
    const [first, second] = [await kind.add(server, 1), await kind.add(server, 2), await kind.add(server, 3)];
    expect(first.id).not.toBe(second.id);
    if (kind.image !== undefined)
      await callApi(app, kind.image(second.id), {
        method: 'POST',
        token,
        body: fileForm(await plainJpeg({ width: 40, height: 20 })),
      });
    if (kind.group === 'services')
      for (const [index, id] of [first.id, first.id, second.id, second.id].entries())
        await callApi(app, `/service/images/${id}`, {
          method: 'POST',
          token,
          body: fileForm(await plainJpeg({ width: 52 + index, height: 30 })),
        });
    await send(kind.at(first.id), 'DELETE');
  }
  const [project = ''] = await idsOf(server, '/projects/admin', token);
  for (const width of [48, 50]) {
    const body = fileForm(await plainJpeg({ width, height: 30 }));
    await callApi(app, `/projects/image/${project}`, { method: 'POST', token, body });
  }
  const [certificate = ''] = await idsOf(server, '/certificates/admin', token);
  for (const address of [`/projects/pdf/${project}`, `/certificates/pdf/${certificate}`])
    await callApi(app, address, { method: 'POST', token, body: fileForm(plainPdf(address), 'belge.pdf') });
  await send(`/projects/${project}`, 'PUT', {
    path: 'baska-adres',
    additionalInfoPairs: [
      { key: 'Yer', value: 'Urla' },
      { key: '2023', value: 'Bitiş' },
    ],
  });
  for (const width of [60, 61, 62]) {
    const body = fileForm(await plainJpeg({ width, height: 30 }));
    await callApi(app, '/home-page/images', { method: 'POST', token, body });
  }
  await send('/site-info', 'POST', {
    companyName: 'Işık Mimarlık',
    morePhones: [{ label: 'Ofis', number: '1' }],
  });
  await send('/about', 'POST', { title: 'Biz', description: '<p>Metin.</p>' });
  await send('/theme', 'POST', { primaryColor: '#123456' });
  await send('/redirects', 'POST', { from: '/eski-sayfa', to: '/hakkimizda' });
  await send('/privacy-notice', 'POST', { title: 'Aydınlatma', content: '<p>Verileriniz…</p>' });
  const notice = await keptNotice(server.store);
  await send('/personal-data', 'PUT', { months: 24 });
  await server.store.write(async (writer) => {
    const message = {
      id: 'm1',
      name: 'Ada',
      email: 'ada@example.com',
      subject: '',
      message: 'Merhaba',
      form: 'contact',
      phone: '',
      place: '',
      size: '',
      page: '',
      ...untouched,
      aboutKind: '',
      aboutId: '',
      aboutTitle: '',
      campaign: {},
      notice,
      emailKey: 'ada@example.com',
      textKey: '',
      search: '',
      sortKeys: {},
      createdAt: new Date(1),
      updatedAt: new Date(2),
    };
    await writer
      .insertInto('contactMessage')
      .values([message, { ...message, id: 'm2' }])
      .execute();
    const replies = ['m1', 'm2'].map((messageId) => ({
      id: `reply-${messageId}`,
      messageId,
      message: 'Buyurun',
      writtenBy: 'Elif',
      recipient: 'ada@example.com',
      createdAt: new Date(3),
    }));
    await writer.insertInto('messageReply').values(replies).execute();
  });
  await send('/contact-messages/m2', 'DELETE');
  return server;
}

/** The version of the current notice, kept as for a message that refers to it. */
const keptNotice = (store: Store): Promise<string> =>
  store.write(async (writer) => {
    const notice = noticeOf(await readSetting(writer, 'privacy'));
    return (await keepNotice(writer, notice, clock.now())) ?? '';
  });

async function exported({ store, media }: OpenInstallation, messages = true): Promise<string> {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'site.zip');
  const { refused } = await exportSite(
    { store, storage: media.storage, clock, folder, messages },
    createWriteStream(file),
  );
  expect(refused).toEqual([]);
  return file;
}

/** The parts of a file, without the time of the export. */
async function partsOf(file: string): Promise<Map<string, string>> {
  const zip = await openPromise(file, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    const isText = !entry.fileName.startsWith('pictures/');
    parts.set(entry.fileName, Buffer.concat(chunks).toString(isText ? 'utf8' : 'base64'));
  }
  const manifest = parts.get(siteFilePaths.manifest) ?? '';
  const files = manifest.split('\n').filter((line) => !line.includes('exportedAt'));
  return parts.set(siteFilePaths.manifest, files.toSorted().join('\n'));
}

async function imported({ store, media }: OpenInstallation, file: string, way: ImportWay, rehearse = false) {
  const site = await openSiteFile(file);
  try {
    return await importSite({ store, media, clock }, site, { way, rehearse });
  } finally {
    site.close();
  }
}

/** What a merge takes over: everything but the other site's trash, and how long it keeps messages. */
const mergedParts = (all: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...all].filter(([name]) => !/trash|manifest|retention/.test(name)));

const other = testEngines.at(-1) ?? 'sqlite';

describe('a site file', () => {
  test(`round-trips from a folder and SQLite to a bucket and ${other}, byte for byte`, async () => {
    const first = await exported(await wholeCompany());
    const parts = await partsOf(first);
    expect([...parts.keys()].filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(5);
    for (const name of ['trash', 'redirects', 'projects', 'messages', 'slider'])
      expect(parts.get(`content/${name}.jsonl`)).not.toBe('');
    // What was answered, under which notice, and for how long it is kept.
    for (const [name, held] of [
      ['content/messages.jsonl', 'reply-m1'],
      ['content/trash.jsonl', 'reply-m2'],
      ['content/notices.jsonl', 'Verileriniz'],
      ['settings/retention.json', '"months": 24'],
    ] as const)
      expect(parts.get(name)).toContain(held);
    const bucket = await openInstallation(other, 'S3');
    await imported(bucket, first, 'replace');
    const second = await exported(bucket);
    expect(await partsOf(second)).toEqual(parts);
    const folder = await openInstallation('sqlite', 'a folder');
    await imported(folder, second, 'merge');
    const third = await partsOf(await exported(folder));
    expect(mergedParts(third)).toEqual(mergedParts(parts));
    tellFault({
      fault: `moved from SQLite and a folder to ${other} and a bucket, and back`,
      operator: 'the commands tell what they did, and end with 0',
      admin: 'the same content',
      counted: `${parts.size} parts, equal byte for byte`,
    });
  });

  test.each(testEngines)(
    'replaces the existing content, twice with the same result, on %s',
    async (engine) => {
      const file = await exported(await wholeCompany(), false);
      const place = await openInstallation(engine, 'a folder');
      await imported(place, file, 'replace');
      const once = await partsOf(await exported(place));
      const by = { userId: 'a', name: 'Elif', now: clock.now() };
      const draft = { title: 'Eski', description: 'x', icon: '', active: true };
      await place.store.write(async (writer) => {
        await addEntry(reasons, writer, draft, { now: by.now, author: '', by });
        const { id: versionId } = await writer.selectFrom('version').select('id').executeTakeFirstOrThrow();
        const gone = await storePicture(await madeJpeg({ width: 77, height: 7 }), place.media.storage);
        const picture = await addPicture(writer, gone, { alt: '', now: by.now });
        await writer.insertInto('versionPicture').values({ versionId, pictureId: picture.id }).execute();
      });
      const again = await imported(place, file, 'replace');
      expect(await partsOf(await exported(place))).toEqual(once);
      expect(again.counts['services']).toMatchObject({ added: 2, removed: 2 });
      // Versions belonged to the removed content, and stay in their installation.
      expect(await place.store.read.selectFrom('version').select('id').execute()).toEqual([]);
      const wide = place.store.read.selectFrom('picture').select('id').where('width', '=', 77);
      expect(await wide.execute()).toEqual([]);
      expect(once.has('content/messages.jsonl')).toBe(true);
      expect(once.get('content/messages.jsonl')).toBe('');
    },
  );

  test.each(testEngines)(
    'a merge keeps what is newer here, and a rehearsal writes nothing on %s',
    async (engine) => {
      const file = await exported(await wholeCompany());
      const place = await openInstallation(engine, 'a folder');
      const before = await partsOf(await exported(place));
      const told = await imported(place, file, 'merge', true);
      expect(told.counts['posts']).toEqual({ added: 2, changed: 0, kept: 0, removed: 0 });
      expect(await partsOf(await exported(place))).toEqual(before);
      await imported(place, file, 'merge');
      const newer = { title: 'Yeni', updatedAt: new Date('2100-01-01') };
      const older = { title: 'Eski', updatedAt: new Date(0) };
      const [one, two] = await place.store.read.selectFrom('post').select('id').orderBy('id').execute();
      await place.store.read
        .updateTable('post')
        .set(newer)
        .where('id', '=', one?.id ?? '')
        .execute();
      await place.store.read
        .updateTable('post')
        .set(older)
        .where('id', '=', two?.id ?? '')
        .execute();
      const again = await imported(place, file, 'merge');
      expect(again.counts['posts']).toEqual({ added: 0, changed: 1, kept: 1, removed: 0 });
      const titles = await place.store.read.selectFrom('post').select('title').orderBy('id').execute();
      expect(titles.map(({ title }) => title)).toEqual(['Yeni', expect.stringContaining('numara3')]);
    },
  );
});

/** A copy of a file with some parts replaced. */
async function altered(file: string, change: (parts: Map<string, Buffer>) => void): Promise<string> {
  const zip = await openPromise(file, { lazyEntries: true });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  change(parts);
  const target = path.join(await temporaryFolder(), 'altered.zip');
  const made = new ZipFile();
  for (const [name, bytes] of parts) made.addBuffer(bytes, name, { compress: true });
  made.end();
  const output = createWriteStream(target);
  made.outputStream.pipe(output);
  await finished(output);
  return target;
}

/** Changes the text of a part. */
const edit = (name: string, to: (text: string) => string) => (parts: Map<string, Buffer>) => {
  parts.set(name, Buffer.from(to(String(parts.get(name)))));
};

test('a file of an older version, without replies, notices and retention, takes none of these away', async () => {
  const file = await resealed(await exported(await wholeCompany()), (parts) => {
    parts.delete('content/notices.jsonl');
    parts.delete('settings/retention.json');
    edit('content/messages.jsonl', (text) => text.replace(/,"notice":.*?"replies":\[.*?\]/g, ''))(parts);
  });
  const { store, media } = await openInstallation('sqlite', 'a folder');
  await store.read
    .insertInto('retention')
    .values({ key: 'messages', months: 6, updatedAt: new Date(0) })
    .execute();
  await store.read
    .insertInto('noticeVersion')
    .values({ id: 'here', title: '', content: '<p>x</p>', createdAt: new Date(0) })
    .execute();
  await imported({ store, media }, file, 'replace');
  expect(await store.read.selectFrom('retention').select('months').execute()).toEqual([{ months: 6 }]);
  expect(await store.read.selectFrom('noticeVersion').select('id').execute()).toEqual([{ id: 'here' }]);
  const messages = store.read.selectFrom('contactMessage').select(['id', 'notice']);
  expect(await messages.execute()).toEqual([{ id: 'm1', notice: '' }]);
  expect(await store.read.selectFrom('messageReply').select('id').execute()).toEqual([]);
});

test('a merge keeps the retention of this site, and a replacement leaves no reply without its message', async () => {
  const file = await exported(await wholeCompany());
  const place = await openInstallation('sqlite', 'a folder');
  const { store } = place;
  const read = async () => {
    const retention = await store.read.selectFrom('retention').select('months').execute();
    const replies = await store.read.selectFrom('messageReply').select('id').orderBy('id').execute();
    return [retention.map(({ months }) => months), replies.map(({ id }) => id)];
  };
  // Where nothing was ever set messages are kept for ever.
  await imported(place, file, 'merge');
  expect(await read()).toEqual([[], ['reply-m1']]);
  await imported(place, file, 'replace');
  expect(await read()).toEqual([[24], ['reply-m1']]);
  await store.read.updateTable('retention').set({ months: 0 }).execute();
  await store.read.updateTable('messageReply').set({ id: 'lost', messageId: 'gone' }).execute();
  await imported(place, file, 'merge');
  expect(await read()).toEqual([[0], ['lost']]);
  await imported(place, file, 'replace');
  expect(await read()).toEqual([[24], ['reply-m1']]);
});

test.each(testEngines)(
  'a reply that was not sent is not taken for sent after a move to %s, and one that waited waits again',
  async (engine) => {
    const first = await wholeCompany();
    const now = clock.now();
    const old = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1_000);
    const reply = { messageId: 'm1', message: 'x', writtenBy: 'Elif', recipient: 'ada@example.com' };
    const letter = { kind: 'reply', recipient: 'ada@example.com', about: 'm1', tries: 2, dueAt: now };
    const write = async (id: string, state: string, fault: string, at: Date) => {
      const times = { createdAt: at, updatedAt: at };
      await first.store.read
        .insertInto('messageReply')
        .values({ ...reply, id, createdAt: at })
        .execute();
      await first.store.read
        .insertInto('mailLetter')
        .values({ ...letter, ...times, id, state, fault })
        .execute();
    };
    await write('reply-failed', 'failed', 'rejected', now);
    await write('reply-old', 'queued', 'timeout', old);
    await write('reply-queued', 'queued', 'timeout', now);
    await write('reply-sent', 'sent', '', now);
    const times = { createdAt: now, updatedAt: now };
    const ofTrashed = { ...letter, ...times, about: 'm2', id: 'reply-m2', state: 'failed', fault: 'broken' };
    await first.store.read.insertInto('mailLetter').values(ofTrashed).execute();
    const place = await openInstallation(engine, 'a folder');
    await imported(place, await exported(first), 'replace');
    const letters = place.store.read
      .selectFrom('mailLetter')
      .select(['id', 'about', 'state', 'fault', 'tries']);
    expect(await letters.orderBy('id').execute()).toEqual([
      { id: 'reply-failed', about: 'm1', state: 'failed', fault: 'rejected', tries: 0 },
      { id: 'reply-m2', about: 'm2', state: 'failed', fault: 'broken', tries: 0 },
      { id: 'reply-old', about: 'm1', state: 'failed', fault: 'timeout', tries: 0 },
      { id: 'reply-queued', about: 'm1', state: 'queued', fault: 'timeout', tries: 0 },
    ]);
    const told = await findReplies(place.store.read, 'm1');
    expect(Object.fromEntries(told.map(({ id, mail }) => [id, mail.state]))).toEqual({
      'reply-m1': 'sent',
      'reply-failed': 'failed',
      'reply-old': 'failed',
      'reply-queued': 'queued',
      'reply-sent': 'sent',
    });
  },
);

test('what a file brings into the banner is cropped for phones around the point that the file has', async () => {
  const file = await exported(await wholeCompany());
  const place = await openInstallation('sqlite', 'a folder');
  const { read } = place.store;
  await imported(place, file, 'replace');
  const slide = await read.selectFrom('sliderImage').select(['id', 'pictureId']).executeTakeFirstOrThrow();
  const finish = (focus: StoredFocus) =>
    read
      .updateTable('picture')
      .set({ variantsComplete: true, focus })
      .where('id', '=', slide.pictureId)
      .execute();
  const isFinished = async () => {
    const query = read.selectFrom('picture').select('variantsComplete').where('id', '=', slide.pictureId);
    return (await query.executeTakeFirstOrThrow()).variantsComplete;
  };
  await finish({});
  await imported(place, file, 'merge');
  expect(await isFinished()).toBe(true);
  await read.deleteFrom('sliderImage').where('id', '=', slide.id).execute();
  await imported(place, file, 'merge');
  expect(await isFinished()).toBe(false);
  await finish({ all: { x: 0, y: 0.5 } });
  await imported(place, file, 'replace');
  expect(await isFinished()).toBe(false);
});

test.each(testEngines)(
  'an import to %s keeps pictures that texts of other entries refer to, not their own',
  async (engine) => {
    const server = await openTestApp();
    onTestFinished(server.close);
    const { app, token } = server;
    const add = async (at: string, width: number) => {
      const body = { title: at, path: at, description: '<p>Metin</p>' };
      const { id } = Object((await callApi(app, '/service', { method: 'POST', token, body })).body);
      const file = fileForm(await plainJpeg({ width, height: 30 }));
      const shown = await callApi(app, `/service/image/${id}`, { method: 'POST', token, body: file });
      return { id: String(id), url: String(Object(shown.body).image.url) };
    };
    const show = (id: string, url: string) =>
      callApi(app, `/service/${id}`, {
        method: 'PUT',
        token,
        body: { description: `<p>Yeni</p><img src="${url}" alt="">` },
      });
    const [own, named, naming, trashed] = [
      await add('/a', 40),
      await add('/b', 41),
      await add('/c', 42),
      await add('/d', 43),
    ];
    for (const { id, url } of [own, trashed]) await show(id, url);
    await callApi(app, `/service/${trashed.id}`, { method: 'DELETE', token });
    await server.store.write(async (writer) => {
      const description = `<p><img src="${named.url}" alt=""></p>`;
      // As in a file from before the library.
      await writer.updateTable('service').set({ description }).where('id', '=', naming.id).execute();
    });
    const place = await openInstallation(engine, 'a folder');
    await imported(place, await exported(server), 'replace');
    const pictures = await place.store.read.selectFrom('picture').select(['name', 'kept']).execute();
    expect(pictures).toHaveLength(4);
    expect(pictures.filter(({ kept }) => kept).map(({ name }) => name)).toEqual([path.basename(named.url)]);
  },
);

test('pictures of accounts are not exported, and survive an import that replaces everything', async () => {
  const server = await openTestApp();
  onTestFinished(server.close);
  const { app, token, store } = server;
  const body = fileForm(await plainJpeg({ width: 40, height: 40 }));
  const { picture } = Object((await callApi(app, '/auth/picture', { method: 'POST', token, body })).body);
  const file = await exported(server);
  expect([...(await partsOf(file))].join('\n')).not.toContain(path.basename(picture));
  const { counts } = await imported(server, file, 'replace');
  expect(counts['pictures']).toMatchObject({ added: 0, removed: 0 });
  expect((await callApi(app, picture.replace('/api', ''))).status).toBe(200);
  expect(Object((await callApi(app, '/auth/me', { token })).body).picture).toBe(picture);
  expect(await store.read.selectFrom('picture').select('id').execute()).toHaveLength(1);
});

test('a broken file is refused with its reason, and nothing is written', async () => {
  const file = await exported(await wholeCompany());
  const place = await openInstallation('sqlite', 'a folder');
  const cases: readonly (readonly [string, (parts: Map<string, Buffer>) => void])[] = [
    ['its manifest is missing', (parts) => parts.delete('manifest.json')],
    ['newer version', edit('manifest.json', (text) => text.replace('"version": 1', '"version": 2'))],
    ['checksum differs', edit('content/services.jsonl', (text) => text.replace('numara2', 'numara9'))],
    ['size differs', edit('content/services.jsonl', (text) => `${text}\n`)],
    ['is missing', (parts) => parts.delete('content/posts.jsonl')],
    ['is no part of a site', (parts) => parts.set('content/x.txt', Buffer.from('x'))],
    ['not in the manifest', (parts) => parts.set('content/others.jsonl', Buffer.from(''))],
  ];
  for (const [reason, change] of cases) {
    await expect(imported(place, await altered(file, change), 'replace')).rejects.toThrow(new RegExp(reason));
  }
  expect(await place.store.read.selectFrom('picture').select('id').execute()).toEqual([]);
  for await (const name of place.media.storage.list()) expect.unreachable(`${name} was left`);
  await expect(imported(place, path.join(file, 'none'), 'merge')).rejects.toThrow('no zip');
});

/** A file with correct checksums, whatever was changed in it. */
const resealed = (file: string, change: (parts: Map<string, Buffer>) => void): Promise<string> =>
  altered(file, (parts) => {
    change(parts);
    const files = [...parts]
      .filter(([name]) => name !== siteFilePaths.manifest)
      .map(([name, bytes]) => ({
        path: name,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
    const manifest = { ...siteFileFormat, exportedAt: clock.now().toISOString(), files };
    parts.set(siteFilePaths.manifest, Buffer.from(JSON.stringify(manifest)));
  });

test('a crafted file with correct checksums is validated like a form', async () => {
  const file = await exported(await wholeCompany());
  const place = await openInstallation('sqlite', 'a folder');
  const pictures = 'content/pictures.jsonl';
  const posts = 'content/posts.jsonl';
  const longTitle = 'x'.repeat(300);
  const cases: readonly (readonly [string, (parts: Map<string, Buffer>) => void])[] = [
    ['posts.jsonl, line 1: title', edit(posts, (text) => text.replace(/"title":"[^"]*"/, '"title":""'))],
    ['At most|en fazla', edit(posts, (text) => text.replace(/"title":"[^"]*"/, `"title":"${longTitle}"`))],
    ['there twice', edit(posts, (text) => `${text}${text}`)],
    ['the picture .* is missing', edit(pictures, () => '')],
    ['line 1 is no JSON', edit(posts, () => '{')],
    [
      'no picture that can be shown',
      (parts) => {
        const name = [...parts.keys()].find((each) => each.startsWith('pictures/')) ?? '';
        parts.set(name, Buffer.from('GIF89a, and nothing else'));
      },
    ],
  ];
  for (const [reason, change] of cases) {
    await expect(imported(place, await resealed(file, change), 'replace')).rejects.toThrow(
      new RegExp(reason),
    );
  }
  const hostile = edit(posts, (text) =>
    text.replaceAll(/"details":"[^"]*"/g, '"details":"<p>Metin<script>alert(1)</script></p>"'),
  );
  await imported(place, await resealed(file, hostile), 'replace');
  const rows = await place.store.read.selectFrom('post').select('details').execute();
  expect(rows.map(({ details }) => details)).toEqual(['<p>Metin</p>', '<p>Metin</p>']);
});

/** A zip of one part, with arbitrary headers. */
async function zipOf(
  name: string,
  bytes: Buffer,
  options: { mode?: number; compress?: boolean } = {},
): Promise<string> {
  const target = path.join(await temporaryFolder(), 'hostile.zip');
  const made = new ZipFile();
  made.addBuffer(bytes, name, options);
  made.end();
  const output = createWriteStream(target);
  made.outputStream.pipe(output);
  await finished(output);
  return target;
}

test('path traversal, links and zip bombs are refused before anything is unpacked', async () => {
  const picture = `pictures/${'0'.repeat(32)}.png`;
  const climbing = await readFile(await zipOf('content/abcd.jsonl', Buffer.from('x')));
  const target = path.join(await temporaryFolder(), 'climbing.zip');
  await writeFile(target, climbing.toString('latin1').replaceAll('content/abcd', '../../../abc'), 'latin1');
  await expect(openSiteFile(target)).rejects.toThrow('invalid relative path');
  await expect(
    openSiteFile(await zipOf(picture, Buffer.from('/etc/passwd'), { mode: 0o120777 })),
  ).rejects.toThrow('is a link');
  const zeros = Buffer.alloc(siteFileBounds.pictureBytes);
  await expect(openSiteFile(await zipOf(picture, zeros))).rejects.toThrow('unpack to far more');
  const more = Buffer.alloc(siteFileBounds.pictureBytes + 1);
  await expect(openSiteFile(await zipOf(picture, more))).rejects.toThrow('is too large');
});
