import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../contract/picture.png'));
const picture = z.looseObject({ id: z.string().optional(), url: z.string() });
const holder = z.looseObject({ image: z.union([picture, z.array(picture)]).nullable() });

/** A form with a PNG file, as a browser sends it. */
export function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'deneme.png');
  return form;
}

/** A form with a file that is not a picture, whatever type it claims. */
export function wrongForm(): FormData {
  const form = new FormData();
  form.append(
    'file',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
    'a.png',
  );
  return form;
}

const addressesOf = (found: z.infer<typeof holder>): string[] =>
  (Array.isArray(found.image) ? found.image : found.image === null ? [] : [found.image]).map(
    ({ url }) => url,
  );

/** Gives an entry a picture, fetches it, and removes it. With `many`, a second one that becomes the main one. */
export async function tryPicture(
  server: Server,
  step: Report['step'],
  { name, path: target, token, many = false }: { name: string; path: string; token: string; many?: boolean },
): Promise<void> {
  const upload = () => server.read(holder, target, { method: 'POST', token, body: pictureForm() });

  await step(`${name}: takes a picture and serves it for ever`, async () => {
    const [url = ''] = addressesOf(await upload());
    const file = await server.call(url.replace(/^.*\/api\//, '/'));
    check(file.status === 200, `${url} answered ${file.status}`);
    check(file.headers.get('cache-control')?.includes('immutable') === true, 'may not be kept for ever');
  });
  await step(`${name}: refuses what is no picture`, async () => {
    await server.refuses(415, target, { method: 'POST', token, body: wrongForm() }, ['file']);
    await server.refuses(401, target, { method: 'POST', body: pictureForm() });
  });
  await step(`${name}: gives its pictures back`, async () => {
    if (!many) {
      const cleared = await server.read(holder, target, { method: 'DELETE', token });
      check(cleared.image === null, 'still has a picture');
      return;
    }
    const { image } = await upload();
    const [first, second] = z.tuple([picture, picture]).parse(image);
    const main = await server.read(holder, `${target}/${second.id}`, { method: 'PUT', token });
    check(z.array(picture).parse(main.image)[0]?.id === second.id, 'the second did not become the main one');
    for (const { id } of [first, second]) {
      await server.read(holder, `${target}/${id}`, { method: 'DELETE', token });
    }
  });
}
