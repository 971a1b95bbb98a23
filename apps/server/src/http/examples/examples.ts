import { about, aboutDraft } from '@vitrin/contract/about';
import { done, endpoints } from '@vitrin/contract/endpoints';
import { newOrder, newPlace, newPlaces } from '@vitrin/contract/fields';
import { homePage, homePageDraft, reasonCard } from '@vitrin/contract/home';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import { image, uploadedImage } from '@vitrin/contract/image';
import { publicMember } from '@vitrin/contract/kinds/member';
import { teamPage, teamPageDraft } from '@vitrin/contract/teamPage';
import { contactMessage, messageChange, messageDraft } from '@vitrin/contract/message';
import { defaultPalette } from '@vitrin/contract/palette';
import { privacyNotice, privacyNoticeDraft } from '@vitrin/contract/privacy';
import { projectBasic, projectKind } from '@vitrin/contract/kinds/project';
import { serviceBasic } from '@vitrin/contract/kinds/service';
import { credentials, loginResult, passwordChange, signupDraft, user } from '@vitrin/contract/session';
import { siteInfo, siteInfoChange } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { sliderImage } from '@vitrin/contract/slider';
import { themeColors, themeColorsChange } from '@vitrin/contract/theme';
import { video } from '@vitrin/contract/video';
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
const banner = { ...sample.image, id: sample.id, active: true, displayOrder: 1 };

/** What the reference shows for each schema; lists of one are made of these. */
export const examples: ReadonlyMap<z.ZodType, unknown> = new Map([
  ...sample.kindSamples.flatMap(([kind, shown]) => examplesOf(kind, shown)),
  entry(done, { success: true }),
  entry(endpoints.health.read.answer, { status: 'ok', engine: 'sqlite' }),
  entry(endpoints.health.ready.answer, { status: 'ready' }),
  entry(credentials, { email: sample.user.email, password }),
  entry(loginResult, { ...sample.user, token: 'iGq0vTz3m1yJr8c5', success: true }),
  entry(signupDraft, { name: 'Elif', surname: 'Karaca', email: sample.user.email, password }),
  entry(passwordChange, { currentPassword: password, newPassword: 'daha-uzun-bir-parola' }),
  entry(user, sample.user),
  entry(image, sample.image),
  entry(uploadedImage, { ...sample.image, name: '5f1d3a0c9b7e42688c5d1e0f3a9b7c24.jpg' }),
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
  entry(newPlace, { before: sample.service.id }),
  entry(video, {
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
  entry(projectBasic, { id: sample.id, title: 'Kıyıda Bir Atölye', category: 'Atölye', image: sample.image }),
  entry(siteInfo, { ...emptySiteInfo, ...facts, contactDelivery: 'inbox', logo: sample.image }),
  entry(siteInfoChange, facts),
  entry(privacyNotice, notice),
  entry(privacyNoticeDraft, notice),
  entry(themeColors, { ...defaultPalette }),
  entry(themeColorsChange, { primaryColor: defaultPalette.primaryColor }),
  entry(messageDraft, { ...letter, website: '', elapsedMs: 24_000 }),
  entry(contactMessage, {
    ...letter,
    id: sample.id,
    read: false,
    archived: false,
    createdAt: updatedAt,
    updatedAt,
  }),
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
