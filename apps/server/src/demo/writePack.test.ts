import { insaat } from '@vitrin/demo/insaat';
import type { DemoPack } from '@vitrin/demo/pack';
import { documentFile, pictureFile } from '@vitrin/demo/pictureFile';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callApi } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { writePack } from './writePack.ts';

const file = 'courtyard-noon-1.avif';
const picture = { file, alt: 'Havuzlu bir avlu' };
const other = { file, alt: 'Aynı avlu, başka bir saatte' };

const pdf = { file: 'insaat-iso-9001.pdf', title: 'Belgemiz' };

const member = { name: 'Ada', position: 'Mimar', email: 'ada@example.com' };
const addresses = { facebookUrl: '', instagramUrl: '', linkedinUrl: '', youtubeUrl: '' };
const facts = [
  { key: 'Yer', value: 'Urla' },
  { key: '2023', value: 'Başlangıç' },
];
const project = { title: 'Ev', category: 'Konut', shortDescription: 'Kısa.', description: '<p>Uzun.</p>' };
const post = { title: 'Yazı', excerpt: 'Özet.', content: '', details: '<p>Metin.</p>', category: 'Notlar' };
const video = { title: 'Film', description: '', url: 'https://video.example/1', duration: '3:45' };

/** A pack with one of everything. */
const pack: DemoPack = {
  ...insaat,
  slider: [picture],
  services: [{ title: 'Tasarım', path: '/tasarim', description: '<p>Metin.</p>', picture }],
  about: { title: 'Biz', subtitle: 'Alt', description: '<p>Metin.</p>', picture },
  reasons: [{ icon: 'sun', title: 'Işık', description: 'Neden.' }],
  figures: [{ value: '12', unit: 'yıl', title: 'birlikte' }],
  references: [{ name: 'Kuzey', url: 'https://kuzey.example' }],
  voices: [{ name: 'Ada', text: 'İyi iş.', picture }],
  certificates: [
    { title: 'Ödül', picture },
    { title: 'Belge', pdf },
  ],
  teamPage: { title: 'Ekip', subtitle: 'Alt', description: 'Metin.' },
  members: [{ ...member, ...addresses, picture }],
  projects: [
    { ...project, services: ['/tasarim'], additionalInfoPairs: facts, pictures: [picture, other], pdf },
  ],
  posts: [{ ...post, date: '2025-06-01', author: 'Ada', tags: ['Gün', 'Işık'], picture }],
  gallery: [{ title: 'Avlu', category: 'Konut', ...other }],
  videos: [{ ...video, embedUrl: 'https://video.example/embed/1', date: '2025-05-01', picture: other }],
};

test.each(testEngines)('every part of a pack is returned by its route on %s', async (engine) => {
  const clock = testClock();
  const { app, token, store, media, close } = await openTestApp({ engine, clock });
  onTestFinished(close);
  const adopted = await media.adopt(pictureFile(file), 'avif');
  const document = await media.receivePdf(documentFile(pdf.file));
  const files = new Map([
    [file, adopted],
    [pdf.file, document],
  ]);
  await store.write((writer) => writePack(writer, pack, { files, now: clock.now() }));

  const read = async (call: string) => (await callApi(app, call)).body;
  const stored = { name: 'Belgemiz.pdf', bytes: document.bytes };
  const image = { alt: picture.alt, width: adopted.width };
  expect(await read('/home-page')).toMatchObject({ ...pack.home, images: [image] });
  expect(await read('/about')).toMatchObject({ title: 'Biz', subtitle: 'Alt', image });
  expect(await read('/why-us/public')).toMatchObject(pack.reasons);
  expect(await read('/figures')).toMatchObject(pack.figures ?? []);
  expect(await read('/references')).toMatchObject([
    { name: 'Kuzey', url: 'https://kuzey.example', sector: '', image: null },
  ]);
  expect(await read('/customer-voices')).toMatchObject([{ name: 'Ada', text: 'İyi iş.', image }]);
  expect(await read('/certificates')).toMatchObject([
    { title: 'Ödül', image },
    { title: 'Belge', image: null, pdf: stored },
  ]);
  const { email, ...publicMember } = member;
  expect(await read('/crew-page')).toMatchObject({ ...pack.teamPage, crews: [{ ...publicMember, image }] });
  expect((await callApi(app, '/crew-members/admin', { token })).body).toMatchObject([{ email }]);
  expect(await read('/projects')).toMatchObject([
    { ...project, additionalInfoPairs: facts, image, images: [image, { alt: other.alt }] },
  ]);
  const [listed] = z.array(z.looseObject({ id: z.string() })).parse(await read('/projects'));
  expect(await read(`/projects/${listed?.id}`)).toMatchObject({ pdf: stored });
  expect(await read('/projects?service=/tasarim')).toMatchObject([{ title: project.title }]);
  expect(await read('/blog')).toMatchObject([
    { ...post, date: '2025-06-01', author: 'Ada', tags: ['Gün', 'Işık'], image },
  ]);
  expect(await read('/gallery')).toMatchObject([{ title: 'Avlu', category: 'Konut', alt: other.alt }]);
  expect(await read('/home/video')).toMatchObject([{ ...video, image: { alt: other.alt } }]);
});

test('a missing drawing is named in the error, and nothing is written', async () => {
  const { store, close } = await openTestApp();
  onTestFinished(close);
  const now = new Date();
  const written = store.write((writer) => writePack(writer, pack, { files: new Map(), now }));
  await expect(written).rejects.toThrow(`${file} was not read`);
  expect(await store.read.selectFrom('setting').selectAll().execute()).toEqual([]);
});
