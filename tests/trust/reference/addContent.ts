import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { z } from 'zod';
import { fileForm } from '../../../apps/server/src/testing/callApi.ts';
import { plainJpeg } from '../../../apps/server/src/testing/samplePictures.ts';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import type { AdminCaller } from './existing.ts';
import type { FileName } from './request.ts';

const details = '<p>Metin.</p>';

/** Adds an entry of each kind that needs no picture; the number makes its address unique. */
const entries = (number: number): readonly (readonly [path: string, body: object])[] => [
  ['/why-us', { title: 'Neden', description: 'Çünkü.' }],
  ['/crew-members', { name: 'Işıl', position: 'Mimar', email: 'isil@ornek.example' }],
  ['/service', { title: 'Hizmet', path: `/hizmet-${number}`, description: details }],
  [
    '/projects',
    {
      title: 'Proje',
      path: `kayit-${number}`,
      shortDescription: 'Kısa.',
      description: details,
      additionalInfo: { Yıl: '2025' },
    },
  ],
  ['/blog', { title: 'Yazı', path: `kayit-${number}`, excerpt: 'Özet.', details, tags: ['ışık'] }],
  ['/redirects', { from: `/eski/${number}.html`, to: '/iletisim' }],
  // Simulated messages are not stored.
  ['/site-info', { contactDelivery: 'inbox' }],
  ['/contact-messages', { name: 'Ada', email: 'ada@ornek.example', message: 'Merhaba', elapsedMs: 9_000 }],
];

/** The kinds not listed above, whose entries only need texts. */
const others = (number: number) => {
  const named = new Set(entries(number).map(([path]) => path));
  return kindSamples
    .filter(({ create }) => !named.has(create))
    .map(({ create, draft }) => [create, draft('Kayıt', number)] as const);
};

/** Adds a few entries of every kind, with pictures. Each call needs another number. */
export async function addContent(
  call: AdminCaller,
  files: Readonly<Record<FileName, Uint8Array>>,
  time: number,
): Promise<void> {
  for (const number of [0, 1, 2]) {
    for (const [path, body] of [...entries(time * 100 + number), ...others(time * 100 + number)]) {
      // In a fixed order, so that a run is reproducible.
      await expectDone(path, call('POST', path, body));
    }
  }
  // Another user, an invitation, and another session of the admin.
  const email = `kisi-${time}@ornek.example`;
  const person = { name: 'Ada', email, password: 'uzun-bir-sifre-7' };
  await expectDone('/auth/signup', call('POST', '/auth/signup', person));
  for (const number of [0, 1]) {
    const draft = { email: `davet-${time}-${number}@ornek.example`, role: 'editor' };
    await expectDone('/invitations', call('POST', '/invitations', draft));
  }
  for (const hours of [1, 24]) {
    await expectDone('/previews', call('POST', '/previews', { subject: null, hours }));
  }
  for (const width of [20, 21, 22]) {
    // The same file again would resolve to the existing picture.
    const another = fileForm(await plainJpeg({ width, height: 1 + time }));
    await expectDone('/library/upload', call('POST', '/library/upload', another));
  }
  await expectDone('/auth/login', call('POST', '/auth/login', testAdmin));
  await expectDone('/auth/login', call('POST', '/auth/login', testAdmin));
  for (const path of ['/why-us', '/projects'] as const) {
    const body = { title: 'Silinen', shortDescription: 'Kısa.', description: details };
    const { bytes } = await call('POST', path, body);
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(bytes.toString()));
    await expectDone(path, call('DELETE', `${path}/${id}`));
  }
  const newestOf = async (list: string) => {
    const { bytes } = await call('GET', `${list}/admin?page=1&pageSize=1&sort=-createdAt`);
    return z.array(z.object({ id: z.string() })).parse(JSON.parse(bytes.toString()))[0];
  };
  const [project, service] = [await newestOf('/projects'), await newestOf('/service')];
  const forms = [
    `/projects/image/${project?.id}`,
    `/projects/image/${project?.id}`,
    `/service/images/${service?.id}`,
    `/service/images/${service?.id}`,
    '/gallery/upload',
    '/gallery/upload',
    '/home-page/images',
    '/home-page/images',
  ];
  for (const path of forms) {
    await expectDone(path, call('POST', path, fileForm(files['photo.jpg'])));
  }
  const sheet = `/projects/pdf/${project?.id}`;
  await expectDone(sheet, call('POST', sheet, fileForm(files['sheet.pdf'], 'sheet.pdf')));
}

async function expectDone(path: string, answer: ReturnType<AdminCaller>): Promise<void> {
  const { status, bytes } = await answer;
  if (status !== 200) throw new Error(`${path} answered ${status}: ${bytes.toString()}`);
}
