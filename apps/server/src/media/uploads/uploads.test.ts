import { uploadedImage } from '@vitrin/contract/files/image';
import { serviceKind } from '@vitrin/contract/kinds/service';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { callApi, callFor, fileForm } from '../../testing/callApi.ts';
import { endHistories } from '../../testing/endHistories.ts';
import { phoneJpeg, plainJpeg, redAndBlue } from '../../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const size = { width: 1_400, height: 700 };

describe('uploads', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  const send = (body: unknown, target = '/images/upload') =>
    callApi(server.app, target, { method: 'POST', token: server.token, body });
  const upload = (bytes: Uint8Array, name?: string) =>
    callFor(uploadedImage, server.app, '/images/upload', {
      method: 'POST',
      token: server.token,
      body: fileForm(bytes, name),
    });
  const bytesOf = async (url: string) => (await callApi(server.app, url.replace('/api', ''))).bytes;
  const leftovers = async () => [
    ...(await readdir(path.join(server.folder, 'uploads'))),
    ...(await readdir(path.join(server.folder, 'pictures'))).filter((name) => name.endsWith('.part')),
  ];

  test.each([
    ['JPEG', 'image/jpeg', () => plainJpeg(size)],
    ['PNG', 'image/png', () => redAndBlue(size).png().toBuffer()],
    ['WebP', 'image/webp', () => redAndBlue(size).webp().toBuffer()],
    ['GIF', 'image/gif', () => redAndBlue(size).gif().toBuffer()],
    ['AVIF, kept as WebP', 'image/webp', () => redAndBlue(size).avif({ effort: 0 }).toBuffer()],
  ])('a %s is served with a permanent cache under a content hash', async (_name, type, make) => {
    const image = await upload(await make());
    expect(image).toMatchObject({ ...size, url: `/api/images/${image.name}` });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    const served = await callApi(server.app, `/images/${image.name}`);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(served.bytes.length),
    });
    const etag = String(served.headers['etag']);
    const again = await callApi(server.app, `/images/${image.name}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each([
    'bytes=0-9',
    'bytes=5-',
    'bytes=-5',
    'bytes=0-0,-1',
    'bytes=999999999-',
    'bytes=-0',
    'bytes=9-2',
    'bytes=a-b',
    'bytes=-1-1',
    'bytes=1e3-',
    'pictures=0-1',
    '%',
    '',
    `bytes=${'0-,'.repeat(2_000)}0-`,
    `bytes=${'9'.repeat(8_000)}-`,
  ])('a picture is sent completely even if a range is requested: %.30s', async (range) => {
    const image = await upload(await plainJpeg(size));
    const whole = await callApi(server.app, `/images/${image.name}`);
    const part = await callApi(server.app, `/images/${image.name}`, { headers: { range } });
    expect(part.status).toBe(200);
    expect(part.headers).not.toHaveProperty('content-range');
    expect(part.bytes.equals(whole.bytes)).toBe(true);
  });

  test('the name of a file does not determine its type', async () => {
    expect((await upload(await plainJpeg(size), 'document.pdf')).url).toMatch(/\.jpg$/);
  });

  test('a phone picture is turned upright and loses place and camera', async () => {
    const original = await phoneJpeg(size);
    expect(original.includes('Secret Camera')).toBe(true);
    const image = await upload(original);
    expect(image).toMatchObject({ width: size.height, height: size.width });
    const bytes = await bytesOf(image.url);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('Secret Camera')).toBe(false);
    const { data } = await sharp(bytes)
      .resize(1, 2, { kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([Number(data[0]) > 200, Number(data[5]) > 200]).toEqual([true, true]);
  });

  test('small sizes exist at once, all others soon, none enlarged', async () => {
    const image = await upload(await plainJpeg({ width: 1_000, height: 501 }));
    const shape = (variants: typeof image.variants) => variants?.map(({ type, width }) => `${type} ${width}`);
    expect(shape(image.variants)).toEqual(['image/webp 320', 'image/webp 640']);
    await server.media.settled();
    const row = await server.store.read
      .selectFrom('picture')
      .selectAll()
      .where('id', '=', image.id)
      .executeTakeFirstOrThrow();
    const widths = [320, 480, 640, 960, 1_000];
    expect(row.variants.map(({ type, width }) => `${type} ${width}`)).toEqual([
      ...widths.map((width) => `image/webp ${width}`),
      ...widths.map((width) => `image/avif ${width}`),
    ]);
    for (const { name, width, type } of row.variants) {
      const served = await callApi(server.app, `/images/${name}`);
      expect(served.headers['content-type']).toBe(type);
      expect((await sharp(served.bytes).metadata()).width).toBe(width);
    }
  });

  test('an animated GIF stays animated', async () => {
    const frame = { width: 90, height: 60 };
    const still = await plainJpeg(frame);
    const frames = await sharp([still, await sharp(still).flop().toBuffer()], { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await upload(frames);
    await server.media.settled();
    expect((await sharp(await bytesOf(image.url), { animated: true }).metadata()).pages).toBe(2);
    expect(image).toMatchObject(frame);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG that begins like an image file', '\x89PNG<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an empty file', ''],
  ])('%s is 415, whatever its name', async (_name, text) => {
    const answer = await send(fileForm(Buffer.from(text, 'latin1'), 'picture.png'));
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ errors: { file: expect.stringContaining('JPEG, PNG') } });
  });

  test('a damaged picture is 400', async () => {
    const whole = await plainJpeg(size);
    for (const damaged of [whole.subarray(0, whole.length / 2), whole.subarray(0, 40)]) {
      const answer = await send(fileForm(damaged));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { file: expect.stringContaining('damaged') } });
    }
  });

  test('too many bytes are 413 and name the limit', async () => {
    const answer = await send(fileForm(Buffer.alloc(15 * 1024 * 1024 + 1, 1)));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: 'The file is larger than 15 MB' });
  });

  test('too many pixels are 413 and name the limit', async () => {
    const huge = { create: { width: 10_000, height: 5_001, channels: 3 as const, background: 'white' } };
    const answer = await send(fileForm(await sharp(huge).png({ compressionLevel: 9 }).toBuffer()));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: 'The picture has more than 50 megapixels' });
  });

  test('no file, or one in another field, is 400', async () => {
    const empty = new FormData();
    empty.append('note', 'x');
    for (const form of [empty, fileForm(await plainJpeg(size), 'a.jpg', 'image')]) {
      const answer = await send(form);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { file: expect.any(String) } });
    }
  });

  test('a body that is not a form is 415', async () => {
    expect((await send({ file: 'x' })).status).toBe(415);
  });

  test('a service gets a picture, changes it and removes it', async () => {
    const body = { title: 'a', path: '/a', description: '<p>a</p>' };
    const created = await callFor(serviceKind.record, server.app, '/service', {
      method: 'POST',
      token: server.token,
      body,
    });
    const target = `/service/image/${created.id}`;
    const withPicture = serviceKind.record.parse((await send(fileForm(await plainJpeg(size)), target)).body);
    expect(withPicture).toMatchObject({ image: size, updatedAt: created.updatedAt });
    await send(fileForm(await phoneJpeg(size)), target);
    const rows = server.store.read
      .selectFrom('picture')
      .selectAll()
      .where('id', '=', String(withPicture.image?.id));
    expect(await rows.execute()).toHaveLength(1);
    await endHistories(server.store);
    expect(await rows.execute()).toEqual([]);
    const cleared = await callApi(server.app, target, { method: 'DELETE', token: server.token });
    expect(cleared.body).toMatchObject({ id: created.id, image: null });
    expect((await send(fileForm(await plainJpeg(size)), '/service/image/unknown')).status).toBe(404);
  });

  test('a picture that two entities show outlives one of them', async () => {
    const [first, second] = [await upload(await plainJpeg(size)), await upload(await plainJpeg(size))];
    expect(first.name).toBe(second.name);
    expect(first.id).not.toBe(second.id);
  });

  test('nothing stays behind in temporary folders', async () => {
    await server.media.settled();
    expect(await leftovers()).toEqual([]);
  });

  test.each([
    '..%2F..%2Fvitrin.db',
    '%2e%2e%2fvitrin.db',
    '..%5cvitrin.db',
    'vitrin.db',
    '0123456789abcdef0123456789abcdef.svg',
    '0123456789abcdef0123456789abcdef.jpg',
    'x'.repeat(201),
  ])('/images/%s is not found', async (name) => {
    const answer = await callApi(server.app, `/images/${name}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.any(String) });
  });
});
