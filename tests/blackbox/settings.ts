import { z } from 'zod';
import { pictureForm, wrongForm } from './pictures.ts';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

const document = z.looseObject({});
/** The singleton pages and facts, each with a text that can be changed temporarily. */
const documents = [
  ['home page', '/home-page', 'crewTitle'],
  ['about page', '/about', 'subtitle'],
  ['team page', '/crew-page', 'subtitle'],
  ['notice about personal data', '/privacy-notice', 'title'],
  ['site info', '/site-info', 'footerDescription'],
] as const;

/** Pictures that are tested only if there is none, since an existing one could not be restored. */
const pictures = [
  ['about page', '/about', 'image', '/about/image', '/about/image'],
  ['logo', '/site-info', 'logo', '/site-info/image/logo', '/site-info/image/logo'],
  [
    'footer picture',
    '/site-info',
    'footerImage',
    '/site-info/image/footerImage',
    '/site-info/image/footerImage',
  ],
  ['favicon', '/site-info', 'favicon', '/site-info/favicon', '/site-info/image/favicon'],
] as const;

/** Changes every setting temporarily and restores it. */
export async function trySettings(server: Server, { step }: Report, token: string): Promise<void> {
  const save = (path: string, body: unknown) => server.read(document, path, { method: 'POST', token, body });

  for (const [name, path, field] of documents) {
    await step(`${name}: one text is changed, the others stay, and it is given back`, async () => {
      await server.refuses(401, path, { method: 'POST', body: {} });
      await server.refuses(400, path, { method: 'POST', token, body: { [field]: 'x'.repeat(6_000) } }, [
        field,
      ]);
      const before = await server.read(document, path);
      try {
        await save(path, { [field]: 'Deneme' });
        const after = await server.read(document, path);
        const expected = JSON.stringify({ ...before, [field]: 'Deneme' });
        check(JSON.stringify(after) === expected, 'another text changed, or none');
      } finally {
        await save(path, { [field]: before[field] });
      }
    });
  }
  await step('theme: a colour is changed and given back', async () => {
    const before = await server.read(z.record(z.string(), z.string()), '/theme/colors');
    await server.refuses(400, '/theme/colors', { method: 'POST', token, body: { fontColor: 'red' } });
    await server.refuses(400, '/theme/colors', { method: 'POST', token, body: { primaryColor: 'red' } }, [
      'primaryColor',
    ]);
    try {
      await save('/theme/colors', { primaryColor: '#123456' });
      const after = await server.read(z.record(z.string(), z.string()), '/theme/colors');
      check(after['primaryColor'] === '#123456', 'the colour did not change');
    } finally {
      await save('/theme/colors', before);
    }
  });
  for (const [name, path, field, upload, remove] of pictures) {
    const isFree = (await server.read(document, path))[field] === null;
    await step(`${name}: ${isFree ? 'a picture comes and goes' : 'a wrong picture is refused'}`, async () => {
      await server.refuses(415, upload, { method: 'POST', token, body: wrongForm() }, ['file']);
      if (!isFree) return;
      const set = await server.read(document, upload, { method: 'POST', token, body: pictureForm() });
      check(z.looseObject({ url: z.string() }).safeParse(set[field]).success, 'no picture was set');
      const cleared = await server.read(document, remove, { method: 'DELETE', token });
      check(cleared[field] === null, 'the picture is still there');
    });
  }
}
