import { rename, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { refusals } from '@vitrin/contract/errors/refusals';
import { limits } from '@vitrin/contract/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPictureFetch } from '../images/fetchPicture.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { exportedItem } from '../testing/wordpressExport.ts';
import {
  at,
  attachment,
  emptyInstallation,
  imported,
  post,
  uploadsWith,
} from '../testing/wordpressImport.ts';

/** The old site at an address of the public web, and a network in which another host is not on it. */
async function oldSite(serve: RequestListener) {
  const [asked, reached] = [new Array<string | undefined>(), new Array<string>()];
  const server = createServer((request, response) => {
    asked.push(request.url);
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const listening = server.address();
  const port = typeof listening === 'object' ? (listening?.port ?? 0) : 0;
  const addresses = new Map([
    ['eski.example', '93.184.216.34'],
    ['ic.example', '10.0.0.7'],
  ]);
  const fetchPicture = createPictureFetch({
    resolve: async (host) => [addresses.get(host) ?? '127.0.0.1'],
    connect: (address) => {
      reached.push(address);
      return net.connect(port, '127.0.0.1');
    },
  });
  return { fetchPicture, asked, reached, port };
}

/** A post with pictures of the old site. */
const withPictures = (names: readonly string[]): string =>
  exportedItem({
    id: '1',
    content: names.map((name) => `<img src="http://eski.example/${name}.jpg">`).join('\n\n'),
  });

describe('pictures', () => {
  test('that are missing, too large, invalid or outside of the folder are reported, and the rest is imported', async () => {
    const place = await emptyInstallation('sqlite');
    const uploads = await uploadsWith('2019/05/a.jpg');
    const secret = path.join(await uploadsWith('secret.jpg'), 'secret.jpg');
    await symlink(secret, path.join(uploads, 'link.jpg'));
    await writeFile(path.join(uploads, 'text.jpg'), 'no picture');
    const names = ['yok.jpg', 'text.jpg', 'link.jpg', '..%2f..%2fsecret.jpg', 'a.jpg'];
    const content = names.map((name) => `<img src="${at}/${name}" alt="${name}">`).join('\n\n');
    const done = await imported(place, exportedItem({ id: '1', content: `Bir\n\n${content}` }), { uploads });
    const rows = await place.store.read.selectFrom('picture').select('name').execute();
    expect(rows).toHaveLength(1);
    const { details } = await post(place.store, 'Yazı 1');
    expect(details).toBe(`<p>Bir</p><figure><img src="/api/images/${rows[0]?.name}" alt="a.jpg" /></figure>`);
    const [told = ''] = done.leftOut;
    for (const name of ['yok.jpg', 'text.jpg', 'link.jpg', 'secret.jpg']) expect(told).toContain(name);
    expect(told).toContain(refusals.notAPicture());
  });

  test('that are missing on the old site do not keep others from being fetched', async () => {
    const place = await emptyInstallation('sqlite');
    const jpeg = await plainJpeg({ width: 40, height: 30 });
    const { fetchPicture, asked } = await oldSite((request, response) => {
      if (request.url === '/g.jpg') response.end(jpeg);
      else response.writeHead(404).end();
    });
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const done = await imported(place, withPictures(names), { fetchPicture });
    expect(asked).toHaveLength(names.length);
    expect(done.counts['pictures']).toMatchObject({ added: 1 });
    expect(done.leftOut.join()).not.toContain('did not answer');
  });

  test('are not asked for any more from a host that did not answer five times in a row', async () => {
    const place = await emptyInstallation('sqlite');
    const jpeg = await plainJpeg({ width: 40, height: 30 });
    const { fetchPicture, asked } = await oldSite((request, response) => {
      if (request.url === '/b.jpg') response.end(jpeg);
      else request.socket.destroy();
    });
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const done = await imported(place, withPictures(names), { fetchPicture });
    expect(done.counts['pictures']).toMatchObject({ added: 1 });
    expect(asked).toEqual(names.slice(0, 7).map((name) => `/${name}.jpg`));
    expect(done.leftOut[0]).toContain('i.jpg: eski.example did not answer before');
  });

  test('with a size in their own name are not replaced by others', async () => {
    const place = await emptyInstallation('sqlite');
    const uploads = await uploadsWith('2019/05/logo.jpg', '2019/05/logo-300x100.jpg');
    const content = `Bir\n\n<img src="${at}/logo-300x100.jpg">\n\n<img src="${at}/logo-80x60.jpg">`;
    const items =
      exportedItem({ id: '1', content }) + attachment('5', 'logo.jpg') + attachment('6', 'logo-300x100.jpg');
    await imported(place, items, { uploads });
    const rows = await place.store.read.selectFrom('picture').select(['width', 'alt']).execute();
    // A resized picture comes from its original all the same.
    expect(rows.toSorted((one, other) => one.width - other.width)).toEqual([
      { width: 40, alt: 'Resim 5' },
      { width: 41, alt: 'Resim 6' },
    ]);
  });

  test('come from a smaller copy if the original is too large or damaged', async () => {
    const place = await emptyInstallation('sqlite');
    const uploads = await uploadsWith('2019/05/a-300x200.jpg', '2019/05/b-300x200.jpg');
    await truncate(path.join(uploads, '2019/05/a-300x200.jpg'), limits.uploadBytes + 1);
    await rename(path.join(uploads, '2019/05/a-300x200.jpg'), path.join(uploads, '2019/05/b.jpg'));
    await writeFile(path.join(uploads, '2019/05/a.jpg'), 'no picture');
    await writeFile(path.join(uploads, '2019/05/a-300x200.jpg'), await plainJpeg({ width: 60, height: 30 }));
    const content = `<img src="${at}/a-300x200.jpg">\n\n<img src="${at}/b-300x200.jpg">`;
    const items = exportedItem({ id: '1', content }) + attachment('5', 'a.jpg') + attachment('6', 'b.jpg');
    const done = await imported(place, items, { uploads });
    expect(done.counts['pictures']).toMatchObject({ added: 2 });
    expect(done.leftOut).toEqual([]);
  });

  test('within the text are reported without their bytes, and long addresses only by their beginning', async () => {
    const place = await emptyInstallation('sqlite');
    const data = `data:image/png;base64,${'A'.repeat(5_000)}`;
    const content = `Bir\n\n<img src="${data}">\n\n<img src="${at}/${'b'.repeat(5_000)}.jpg">`;
    const done = await imported(place, exportedItem({ id: '1', content }));
    expect(done.leftOut[0]).toContain('a picture within the text: it is not a file');
    expect(done.leftOut[0]).toContain(`the picture ${at}/bbb`);
    expect(done.leftOut[0]?.length).toBeLessThan(600);
  });

  test('are fetched from the public web only', async () => {
    const place = await emptyInstallation('sqlite');
    const jpeg = await plainJpeg({ width: 40, height: 30 });
    const { fetchPicture, asked, reached, port } = await oldSite((request, response) => {
      if (request.url === '/inside.jpg')
        response.writeHead(302, { location: 'http://ic.example/a.jpg' }).end();
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
    });
    const wanted = ['eski.example/a.jpg', 'eski.example/inside.jpg', 'ic.example/b.jpg', 'localhost/c.jpg'];
    const content = wanted.map((address) => `<img src="http://${address}" alt="">`).join('\n\n');
    const item = exportedItem({ id: '1', content: `Bir\n\n${content}` });
    const done = await imported(place, item, { fetchPicture });
    expect(done.counts['pictures']).toMatchObject({ added: 1 });
    expect(new Set(reached)).toEqual(new Set(['93.184.216.34']));
    for (const name of ['inside.jpg', 'b.jpg', 'c.jpg']) expect(done.leftOut.join()).toContain(name);
    expect(done.leftOut.join()).toContain('This address does not lead to the public web');
    // With the command's own fetch, no address leads to this machine.
    const before = asked.length;
    const here = exportedItem({
      id: '2',
      content: `Iki\n\n<img src="http://127.0.0.1:${port}/a.jpg" alt="">`,
    });
    const real = await imported(await emptyInstallation('sqlite'), here, {
      fetchPicture: createPictureFetch(),
    });
    expect(asked).toHaveLength(before);
    expect(real.counts['pictures']).toMatchObject({ added: 0 });
    expect(real.leftOut.join()).toContain('a.jpg');
  });
});
