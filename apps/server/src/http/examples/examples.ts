import { about, aboutDraft } from '@vitrin/contract/about';
import { done, endpoints } from '@vitrin/contract/endpoints';
import { bulkAct, bulkDone, newOrder, newPlace, newPlaces } from '@vitrin/contract/fields';
import { homePage, homePageDraft, reasonCard } from '@vitrin/contract/home';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import { image, uploadedImage } from '@vitrin/contract/image';
import { publicMember } from '@vitrin/contract/kinds/member';
import { teamPage, teamPageDraft } from '@vitrin/contract/teamPage';
import { redirect, redirectDraft } from '@vitrin/contract/redirect';
import { contactMessage, messageChange, messageDraft, quoteDraft } from '@vitrin/contract/message';
import { defaultPalette } from '@vitrin/contract/palette';
import { privacyNotice, privacyNoticeDraft } from '@vitrin/contract/privacy';
import { projectBasic, projectKind, projectsAround } from '@vitrin/contract/kinds/project';
import { categories, projectFacets } from '@vitrin/contract/facets';
import { lostAddress } from '@vitrin/contract/endpoints/search';
import { found, foundEntry, foundOf } from '@vitrin/contract/found';
import { serviceBasic } from '@vitrin/contract/kinds/service';
import {
  credentials,
  languageChoice,
  loginResult,
  passwordChange,
  signupDraft,
  user,
} from '@vitrin/contract/session';
import { siteInfo, siteInfoChange } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { sliderImage } from '@vitrin/contract/slider';
import { themeColors, themeColorsChange } from '@vitrin/contract/theme';
import { version, versionComparison, versionRestore, versionRestored } from '@vitrin/contract/history';
import { returned, trashEmptied, trashEmptying, trashItem, trashReturn } from '@vitrin/contract/trash';
import { publicVideo } from '@vitrin/contract/kinds/video';
import { z } from 'zod';
import * as sample from './entities.ts';

/** A schema with a value that it takes. */
const entry = <S extends z.ZodType>(schema: S, value: z.input<S>): readonly [z.ZodType, unknown] => [
  schema,
  value,
];

/** An entry of a kind, what a new one has to send, and a change of its title. */
function examplesOf(
  { fields, record, draft, change }: sample.ShownKind,
  shown: { updatedAt: string },
): (readonly [z.ZodType, unknown])[] {
  const values = new Map<string, unknown>(Object.entries(shown));
  const valuesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values.get(name)]));
  const required = Object.keys(fields).filter(
    (name) => fields[name]?.draft.safeParse(undefined).success === false,
  );
  const title = 'name' in fields ? 'name' : 'title';
  return [
    [record, shown],
    ...(draft ? [[draft, valuesOf(required)] as const] : []),
    [change, { ...valuesOf([title]), updatedAt: shown.updatedAt }],
  ];
}

const password = 'uzun-bir-parola';
const order = [{ id: sample.id, displayOrder: 1 }];
const { updatedAt } = sample.service;
const aboutTexts = {
  title: 'Biz kimiz?',
  subtitle: 'Yirmi yıldır aynı ekip',
  description: '<p>2004’te başladık.</p>',
};
const crew = publicMember.parse(sample.member);
const teamTexts = {
  title: 'Ekibimiz',
  subtitle: 'Aynı masada',
  description: 'Tanıştığınız kişi işi teslim eder.',
};
const facts = { companyName: 'Örnek Şirketi', phone: '0232 555 01 40', mapEnabled: false };
const notice = {
  title: 'Aydınlatma Metni',
  content: '<p>Verileriniz yalnız size dönmek için kullanılır.</p>',
};
const letter = {
  name: 'Işıl Güneş',
  email: 'isil@ornek.example',
  subject: 'Teklif',
  message: 'Bir teklif almak isterim.',
};
const request = {
  name: letter.name,
  phone: '+905325550140',
  subject: 'Depo Binaları',
  place: 'Urla, İzmir',
  size: '1.200 m²',
  message: letter.message,
  page: '/depo-binalari',
};
const thrown = {
  id: sample.id,
  kind: 'projects' as const,
  entryId: sample.project.id,
  title: sample.project.title,
  address: `/projelerimiz/${sample.project.path}`,
  image: sample.image,
  deletedBy: 'Elif Karaca',
  deletedAt: '2026-03-01T09:00:00.000Z',
  endsAt: '2026-03-31T09:00:00.000Z',
};
const kept = {
  id: sample.id,
  at: '2026-03-01T09:00:00.000Z',
  by: 'Elif Karaca',
  act: 'changed' as const,
  minor: false,
  change: {
    fields: ['title'],
    pictures: { added: 2, removed: 0, changed: 0, reordered: true },
    moved: false,
    visible: null,
  },
  restored: null,
};
const shownThen = {
  fields: [
    { name: 'title', value: sample.project.title },
    { name: 'description', html: sample.project.description, value: null },
  ],
  pictures: [{ id: sample.id, field: 'images', image: sample.image }],
  visible: true,
  place: 3,
};
const led = { from: '/eski-sayfa.html', to: '/iletisim' };
const banner = { ...sample.image, id: sample.id, active: true, displayOrder: 1 };

/** What the reference shows for each schema; lists of one are made of these. */
export const examples: ReadonlyMap<z.ZodType, unknown> = new Map([
  ...sample.kindSamples.flatMap(([kind, shown]) => examplesOf(kind, shown)),
  entry(done, { success: true }),
  entry(version, kept),
  entry(versionComparison, {
    from: { version: kept, record: shownThen },
    to: { version: null, record: { ...shownThen, visible: false } },
    change: { ...kept.change, visible: false },
  }),
  entry(versionRestored, { version: kept }),
  entry(versionRestore, { path: 'yeni-adres' }),
  entry(trashItem, thrown),
  entry(trashReturn, { path: 'yeni-adres' }),
  entry(returned, { kind: 'projects', entryId: sample.project.id }),
  entry(trashEmptying, { kind: 'projects', until: thrown.deletedAt }),
  entry(trashEmptied, { deleted: 3 }),
  entry(endpoints.health.read.answer, { status: 'ok', engine: 'sqlite' }),
  entry(endpoints.health.ready.answer, { status: 'ready' }),
  entry(credentials, { email: sample.user.email, password }),
  entry(loginResult, { ...sample.user, token: 'iGq0vTz3m1yJr8c5', success: true }),
  entry(signupDraft, { name: 'Elif', surname: 'Karaca', email: sample.user.email, password }),
  entry(passwordChange, { currentPassword: password, newPassword: 'daha-uzun-bir-parola' }),
  entry(user, sample.user),
  entry(languageChoice, { language: 'tr' }),
  entry(image, sample.image),
  entry(uploadedImage, { ...sample.image, name: '5f1d3a0c9b7e42688c5d1e0f3a9b7c24.jpg' }),
  entry(endpoints.images.importFrom.body, { url: 'https://www.example.com/avlu.jpg' }),
  entry(endpoints.images.update.body, { alt: 'Pencerenin önünde uzun bir masa' }),
  entry(homePage, { ...emptyHomePage, title: 'Ölçülü işler', images: [banner] }),
  entry(homePageDraft, { title: 'Ölçülü işler', whyUsTitle: 'Neden Biz?' }),
  entry(sliderImage, banner),
  entry(endpoints.slider.reorder.body, { images: order }),
  entry(endpoints.slider.update.body, { alt: 'Pencerenin önünde uzun bir masa' }),
  entry(about, { ...aboutTexts, image: sample.image }),
  entry(aboutDraft, aboutTexts),
  entry(reasonCard, { id: sample.id, icon: 'clock', title: 'Zamanında', description: 'Takvime uyarız.' }),
  entry(teamPage, { ...teamTexts, crews: [crew] }),
  entry(teamPageDraft, teamTexts),
  entry(newOrder, { items: order }),
  entry(newPlaces, { items: order }),
  entry(bulkAct, { act: 'deactivate', ids: [sample.id] }),
  entry(bulkDone, { done: [sample.id], missing: [] }),
  entry(newPlace, { before: sample.service.id }),
  entry(publicVideo, {
    id: sample.id,
    title: 'Atölyeden bir sabah',
    description: 'Üç dakikada bir gün.',
    url: 'https://video.example/izle/1',
    embedUrl: 'https://video.example/gom/1',
    duration: '3:12',
    date: '2026-01-20',
    image: sample.image,
  }),
  entry(serviceBasic, { id: sample.id, path: sample.service.path, title: sample.service.title }),
  entry(projectKind.summary, { ...sample.project, image: sample.image }),
  entry(projectBasic, {
    id: sample.id,
    path: sample.project.path,
    title: sample.project.title,
    category: sample.project.category,
    image: sample.image,
  }),
  entry(foundEntry, foundOf.service(sample.service)),
  entry(found, { groups: [{ kind: 'service', total: 1, items: [foundOf.service(sample.service)] }] }),
  entry(lostAddress, { near: [foundOf.service(sample.service)] }),
  entry(categories, { categories: [{ value: 'Rehber', count: 4 }] }),
  entry(projectFacets, {
    stages: [{ value: 'finished', count: 7 }],
    categories: [{ value: 'Atölye', count: 2 }],
    services: [{ value: sample.service.path, title: sample.service.title, count: 3 }],
  }),
  entry(projectsAround, {
    services: [{ id: sample.service.id, path: sample.service.path, title: sample.service.title }],
    previous: null,
    next: null,
    similar: [],
  }),
  entry(siteInfo, { ...emptySiteInfo, ...facts, contactDelivery: 'inbox', logo: sample.image }),
  entry(siteInfoChange, facts),
  entry(privacyNotice, notice),
  entry(privacyNoticeDraft, notice),
  entry(themeColors, { ...defaultPalette }),
  entry(themeColorsChange, { primaryColor: defaultPalette.primaryColor }),
  entry(messageDraft, { ...letter, website: '', elapsedMs: 24_000 }),
  entry(quoteDraft, { ...request, email: letter.email, website: '', elapsedMs: 24_000 }),
  entry(contactMessage, {
    ...letter,
    ...request,
    form: 'quote',
    id: sample.id,
    read: false,
    archived: false,
    createdAt: updatedAt,
    updatedAt,
  }),
  entry(redirectDraft, led),
  entry(redirect, { id: sample.id, ...led, automatic: false, dead: false, createdAt: updatedAt }),
  entry(messageChange, { read: true }),
]);

/** An example of what a schema takes; undefined where there is none. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) {
    const item = exampleOf(schema.element);
    return item === undefined ? [] : [item];
  }
  return schema instanceof z.ZodType ? examples.get(schema) : undefined;
}
