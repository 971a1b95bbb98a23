import { about, aboutDraft } from '@vitrin/contract/pages/about';
import { done, endpoints } from '@vitrin/contract/endpoints';
import { bulkAct, bulkDone, newOrder, newPlace, newPlaces } from '@vitrin/contract/fields';
import { siteAt, siteAtMoment, siteAtRestored } from '@vitrin/contract/history/siteAt';
import { plan, planDraft } from '@vitrin/contract/drafts/plan';
import { newPreviewLink, previewLink, previewLinkDraft } from '@vitrin/contract/drafts/preview';
import { draftNote, formDraft, formDraftChange, formDrafts } from '@vitrin/contract/drafts/formDraft';
import { libraryPicture, pictureTaking, libraryWords, usedPicture } from '@vitrin/contract/files/library';
import { homePage, homePageDraft, reasonCard } from '@vitrin/contract/pages/home';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { image, uploadedImage } from '@vitrin/contract/files/image';
import { publicMember } from '@vitrin/contract/kinds/member';
import { teamPage, teamPageDraft } from '@vitrin/contract/pages/teamPage';
import { redirect, redirectDraft } from '@vitrin/contract/paths/redirect';
import {
  mailSettings,
  mailSettingsChange,
  mailTest,
  mailTested,
  messageMail,
  passwordHelp,
  passwordLinkWish,
} from '@vitrin/contract/settings/mail';
import {
  contactMessage,
  inboxState,
  leadSums,
  messageChange,
  messageChoices,
  messageDraft,
  messageReply,
  quoteDraft,
  replyDraft,
} from '@vitrin/contract/messages/message';
import {
  person as dataSubject,
  personalDataReport,
  personErased,
  personExport,
  personFound,
  retentionChange,
} from '@vitrin/contract/messages/personalData';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { privacyNotice, privacyNoticeDraft } from '@vitrin/contract/pages/privacy';
import { projectBasic, projectKind, projectsAround } from '@vitrin/contract/kinds/project';
import { categories, projectFacets } from '@vitrin/contract/entries/facets';
import { lostAddress } from '@vitrin/contract/endpoints/search';
import { found, foundEntry, foundOf } from '@vitrin/contract/search/found';
import { serviceBasic } from '@vitrin/contract/kinds/service';
import {
  credentials,
  emailProof,
  languageChoice,
  loginResult,
  passwordChange,
  passwordLinkUse,
  signupDraft,
  user,
} from '@vitrin/contract/accounts/session';
import {
  account,
  deviceSession,
  invitation,
  invitationAnswer,
  invitationDraft,
  invitationKey,
  newInvitation,
  openedInvitation,
  profileChange,
  roleChange,
} from '@vitrin/contract/accounts/account';
import { healthFinding, healthFindings, siteHealth } from '@vitrin/contract/operation/siteHealth';
import { serviceTemplate, setup, setupChange } from '@vitrin/contract/operation/setup';
import { visitNote, visitReport, visitSwitch } from '@vitrin/contract/operation/visits';
import { siteInfo, siteInfoChange } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { sliderImage } from '@vitrin/contract/pages/slider';
import { themeColors, themeColorsChange } from '@vitrin/contract/settings/theme';
import { siteFileTicket, siteFileWish } from '@vitrin/contract/endpoints/siteFile';
import {
  version,
  versionComparison,
  versionRestore,
  versionRestored,
} from '@vitrin/contract/history/history';
import { demoCleaned, demoContent } from '@vitrin/contract/operation/demoContent';
import {
  returned,
  trashEmptied,
  trashEmptying,
  trashItem,
  trashReturn,
} from '@vitrin/contract/history/trash';
import { publicVideo } from '@vitrin/contract/kinds/video';
import { activity } from '@vitrin/contract/history/activity';
import {
  addedPasskey,
  passkey,
  passkeyDraft,
  passkeyOffer,
  passkeyProof,
  passkeyRequest,
} from '@vitrin/contract/accounts/passkey';
import {
  codeProof,
  codeSecret,
  passwordProof,
  recoveryCodes,
  secondFactor,
  secondStep,
} from '@vitrin/contract/accounts/secondFactor';
import { z } from 'zod';
import * as sample from './entities.ts';

/** A schema with a value that it accepts. */
const entry = <S extends z.ZodType>(schema: S, value: z.input<S>): readonly [z.ZodType, unknown] => [
  schema,
  value,
];

/** An entry of a kind, the body that creates one, and a change of its title. */
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
const campaign = { source: 'google', medium: 'cpc', campaign: 'bahar', term: '', content: '' };
const typed = { version: 'f3b1c8', base: updatedAt, files: [] };
const drafted = { ...typed, at: updatedAt, fields: [{ name: 'title', value: 'Yarım kalan' }] };
const mailServer = {
  host: 'mail.ornek.example',
  port: 587,
  security: 'starttls' as const,
  user: 'web@ornek.example',
  sender: 'web@ornek.example',
};
const mailed = { state: 'sent' as const, fault: null, at: '2026-03-02T09:00:04.000Z' };
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

const { roles: _roles, language: _language, ...person } = sample.user;
const opened = {
  email: 'seda@ornek.example',
  role: 'editor' as const,
  invitedBy: sample.user.fullName,
  expiresAt: '2026-03-08T09:00:00.000Z',
};
const changedSince = {
  kind: 'projects' as const,
  id: sample.project.id,
  title: sample.project.title,
  act: 'changed' as const,
  change: kept.change,
  fault: null,
};
const planned = {
  kind: 'projects' as const,
  id: sample.project.id,
  act: 'publish' as const,
  at: '2026-12-01T07:00:00.000Z',
  by: 'Elif Karaca',
  mine: true,
  madeAt: updatedAt,
  hidden: false,
  title: sample.project.title,
  fields: [{ name: 'title', value: 'Yeni sezon' }],
  fault: null,
};
const preview = {
  id: sample.id,
  by: 'Elif Karaca',
  mine: true,
  subject: { kind: 'projects', id: sample.project.id },
  title: sample.project.title,
  createdAt: updatedAt,
  expiresAt: '2026-11-22T12:00:00.000Z',
  usedAt: null,
} as const;

const invited = { ...opened, id: sample.id, createdAt: '2026-03-01T09:00:00.000Z' };
const credentialId = 'nT1xw8bJm0V3cA2z';
const ownPasskey = {
  id: sample.id,
  name: 'Telefonum',
  site: 'www.ornek.example',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
};
const invitationToken = 'TvYk3mEo0mB5xj8Qn1Zc2w7Rr4uHs6LpXaDfGyViKqM';

const words = { title: 'Uzun masa', credit: 'Fotoğraf: Elif Karaca', decorative: false };
const stored = {
  ...sample.image,
  ...words,
  alt: 'Pencerenin önünde uzun bir masa',
  bytes: 412_000,
  madeBy: 'Elif Karaca',
  createdAt: updatedAt,
};

const describedPicture = {
  kind: 'services',
  entryId: sample.service.id,
  title: sample.service.title,
  detail: '',
} as const;

/** The example for each schema; examples of lists are derived from these. */
export const examples: ReadonlyMap<z.ZodType, unknown> = new Map([
  ...sample.kindExamples.flatMap(([kind, shown]) => examplesOf(kind, shown)),
  entry(done, { success: true }),
  entry(mailSettings, {
    source: 'panel',
    fixedSender: false,
    ...mailServer,
    hasPassword: true,
    recipients: ['bilgi@ornek.example'],
    digest: true,
    links: true,
    waiting: 0,
    failed: 0,
  }),
  entry(mailSettingsChange, {
    ...mailServer,
    password: 'posta-parolasi',
    recipients: ['bilgi@ornek.example'],
  }),
  entry(mailTest, { to: 'bilgi@ornek.example' }),
  entry(mailTested, { fault: 'credentials' }),
  entry(messageMail, mailed),
  entry(passwordHelp, { byMail: true }),
  entry(passwordLinkWish, { email: 'elif@ornek.example' }),
  entry(passwordLinkUse, { token: 'Uq3xw0R1…', newPassword: password }),
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
  entry(demoContent, {
    company: 'Taşavlu',
    entries: [{ kind: 'services', total: 6, titles: ['Mimari Tasarım', 'Anahtar Teslim Yapı'] }],
    settings: [{ section: 'home', fields: ['title', 'subtitle'] }],
    edited: 1,
  }),
  entry(demoCleaned, { removed: 66, cleared: 24 }),
  entry(setup, {
    step: 'services',
    sector: 'furniture',
    ended: false,
    dismissed: false,
    checklist: [
      { item: 'name', done: true },
      { item: 'phone', done: false },
    ],
  }),
  entry(setupChange, { step: 'services', sector: 'furniture' }),
  entry(serviceTemplate, {
    title: 'Ölçüye Özel Mobilya',
    path: '/olcuye-ozel-mobilya',
    shortDescription: 'Evinizin ölçüsüne göre, [şehir] atölyemizde üretilir.',
    description: '<p>Ölçüyü kendimiz alırız; eğri duvar da alçak tavan da bizim işimizdir.</p>',
  }),
  entry(visitNote, { event: 'view', path: '/hizmetlerimiz', from: 'www.google.com' }),
  entry(visitSwitch, { counting: false }),
  entry(visitReport, {
    counting: true,
    days: [{ day: '2026-11-21', views: 184, visits: 61, calls: 4, whatsApps: 7, forms: 2 }],
    sources: [{ host: 'www.google.com', visits: 38 }],
    pages: [{ path: '/', views: 72 }],
  }),
  entry(siteFileWish, { messages: false }),
  entry(siteFileTicket, {
    address: '/api/site-file?ticket=TvYk3mEo0mB5xj8Qn1Zc2w7Rr4uHs6LpXaDfGyViKqM',
    expiresAt: '2026-11-21T12:01:00.000Z',
  }),
  entry(endpoints.health.read.answer, { status: 'ok', engine: 'sqlite' }),
  entry(endpoints.health.ready.answer, { status: 'ready' }),
  entry(healthFinding, describedPicture),
  entry(healthFindings, { total: 1, first: [describedPicture] }),
  entry(siteHealth, {
    version: '1.4.0',
    backup: { nightly: true, last: updatedAt, late: false },
    disk: { free: 41_300_000_000, size: 80_000_000_000, full: false },
    mail: 'ready',
    missingFacts: ['logo'],
    emptyParts: ['videos'],
    phones: { total: 0, first: [] },
    descriptions: { total: 1, first: [describedPicture] },
    smallPictures: { total: 0, first: [] },
    deadLinks: { total: 0, first: [] },
    longTitles: { total: 0, first: [] },
  }),
  entry(credentials, { email: sample.user.email, password }),
  entry(loginResult, { ...sample.user, token: 'iGq0vTz3m1yJr8c5', success: true }),
  entry(signupDraft, { name: 'Elif', surname: 'Karaca', email: sample.user.email, password }),
  entry(passwordChange, { currentPassword: password, newPassword: 'daha-uzun-bir-parola' }),
  entry(user, sample.user),
  entry(emailProof, { token: invitationToken }),
  entry(languageChoice, { language: 'tr' }),
  entry(account, {
    ...person,
    id: sample.user.id,
    role: 'owner',
    createdAt: updatedAt,
    lastUsedAt: updatedAt,
    secondFactor: true,
  }),
  entry(activity, {
    id: sample.id,
    at: updatedAt,
    kind: 'content',
    act: 'changed',
    userId: sample.user.id,
    by: 'Elif Karaca',
    subject: 'services',
    title: sample.service.title,
    address: '203.0.113.7',
    browser: 'Chrome',
    system: 'Windows',
  }),
  entry(secondFactor, {
    since: updatedAt,
    recoveryCodes: 10,
    passkeys: [ownPasskey],
    passkeySite: ownPasskey.site,
  }),
  entry(passkey, ownPasskey),
  entry(addedPasskey, { ...ownPasskey, recoveryCodes: ['K7QD-M2XW-T4HP-Z5RA'] }),
  entry(passkeyOffer, {
    rp: { id: ownPasskey.site, name: 'Örnek Atölye' },
    user: { id: 'dXNlci0x', name: sample.user.email, displayName: 'Elif Karaca' },
    challenge: invitationToken,
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }),
  entry(passkeyRequest, {
    rpId: ownPasskey.site,
    challenge: invitationToken,
    timeout: 300_000,
    userVerification: 'required',
  }),
  entry(passkeyDraft, {
    name: ownPasskey.name,
    credential: {
      id: credentialId,
      response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRk' },
    },
  }),
  entry(passkeyProof, {
    id: credentialId,
    response: {
      clientDataJSON: 'eyJ0eXBlIjoi',
      authenticatorData: 'SZYN5YgOjGh0',
      signature: 'MEUCIQDTGVxh',
      userHandle: 'dXNlci0x',
    },
  }),
  entry(passwordProof, { currentPassword: password }),
  entry(codeSecret, {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/elif%40ornek.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  entry(codeProof, { code: '123456' }),
  entry(recoveryCodes, { recoveryCodes: ['K7QD-M2XW-T4HP-Z5RA'] }),
  entry(secondStep, { challenge: invitationToken, code: '123456' }),
  entry(roleChange, { role: 'editor' }),
  entry(previewLinkDraft, { subject: { kind: 'projects', id: sample.project.id }, hours: 24 }),
  entry(previewLink, preview),
  entry(newPreviewLink, { ...preview, path: '/onizleme/TvYk3mEo0mB5xj8Qn1Zc2w7Rr4uHs6LpXaDfGyViKqM' }),
  entry(siteAtMoment, { at: updatedAt }),
  entry(siteAt, { at: updatedAt, changes: [changedSince] }),
  entry(siteAtRestored, { at: updatedAt, changes: [changedSince], before: '2026-11-21T11:59:59.999Z' }),
  entry(planDraft, { act: 'publish', at: planned.at, base: updatedAt, fields: '{"title":"Yeni sezon"}' }),
  entry(plan, planned),
  entry(invitationDraft, { email: 'seda@ornek.example', role: 'editor' }),
  entry(invitation, invited),
  entry(newInvitation, { ...invited, token: invitationToken }),
  entry(invitationKey, { token: invitationToken }),
  entry(openedInvitation, opened),
  entry(invitationAnswer, { token: invitationToken, name: 'Seda', surname: 'Tuna', password }),
  entry(profileChange, { name: 'Elif', surname: 'Karaca', email: sample.user.email }),
  entry(deviceSession, {
    id: sample.id,
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.7',
    createdAt: updatedAt,
    lastUsedAt: updatedAt,
    current: true,
  }),
  entry(image, sample.image),
  entry(uploadedImage, { ...sample.image, name: '5f1d3a0c9b7e42688c5d1e0f3a9b7c24.jpg' }),
  entry(endpoints.images.importFrom.body, { url: 'https://www.example.com/avlu.jpg' }),
  entry(endpoints.images.update.body, { alt: 'Pencerenin önünde uzun bir masa' }),
  entry(libraryPicture, stored),
  entry(usedPicture, {
    ...stored,
    uses: [
      {
        kind: 'projects',
        entryId: sample.project.id,
        title: sample.project.title,
        inText: false,
        place: 'site',
      },
    ],
  }),
  entry(libraryWords, { ...words, alt: stored.alt }),
  entry(pictureTaking, { kind: 'projects', entryId: sample.project.id, main: true }),
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
    about: { kind: 'service', id: sample.service.id, title: sample.service.title },
    campaign,
    notice: 'b1Zr2mA9xQ7LkT4uWc0eYd',
    read: false,
    archived: false,
    spam: false,
    spamReasons: [],
    answered: { at: updatedAt, by: 'Ayşe Çelik' },
    note: 'Perşembe arayalım.',
    labels: ['Keşif'],
    assignee: { id: sample.id, name: 'Ayşe Çelik' },
    createdAt: updatedAt,
    updatedAt,
  }),
  entry(messageChoices, {
    labels: ['Keşif'],
    people: [{ id: sample.id, name: 'Ayşe Çelik' }],
    canReply: true,
  }),
  entry(replyDraft, { message: 'Perşembe günü uygun musunuz?' }),
  entry(messageReply, {
    id: sample.id,
    message: 'Perşembe günü uygun musunuz?',
    by: 'Ayşe Çelik',
    mail: { state: 'sent', fault: null, at: updatedAt },
    createdAt: updatedAt,
  }),
  entry(inboxState, { state: 'b1Zr2mA9xQ7LkT4uWc0eYd' }),
  entry(leadSums, {
    days: [{ day: '2026-03-18', messages: 2 }],
    services: [{ title: sample.service.title, messages: 2 }],
    pages: [{ page: sample.service.path, messages: 2 }],
    total: 2,
  }),
  entry(retentionChange, { months: 24 }),
  entry(personalDataReport, {
    months: 24,
    erased: [{ day: '2026-03-18', why: 'retention', messages: 12 }],
    notices: [{ id: 'b1Zr2mA9xQ7LkT4uWc0eYd', title: 'Aydınlatma Metni', madeAt: updatedAt, messages: 3 }],
  }),
  entry(dataSubject, { email: letter.email, phone: '' }),
  entry(personFound, {
    messages: [
      {
        id: sample.id,
        place: 'inbox',
        name: letter.name,
        subject: '',
        form: 'contact',
        createdAt: updatedAt,
      },
    ],
    total: 1,
  }),
  entry(personExport, { messages: [] }),
  entry(personErased, { erased: 1, left: 0 }),
  entry(formDraftChange, { ...typed, over: null, fields: '{"title":"Yarım kalan"}' }),
  entry(formDraft, drafted),
  entry(formDrafts, { draft: drafted, others: [{ by: 'Ayşe Çelik', at: updatedAt }] }),
  entry(draftNote, { kind: 'services', id: sample.id, at: updatedAt }),
  entry(redirectDraft, led),
  entry(redirect, { id: sample.id, ...led, automatic: false, dead: false, createdAt: updatedAt }),
  entry(messageChange, { read: true, labels: ['Keşif'] }),
]);

/** An example of a value that a schema accepts; undefined if there is none. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) {
    const item = exampleOf(schema.element);
    return item === undefined ? [] : [item];
  }
  return schema instanceof z.ZodType ? examples.get(schema) : undefined;
}
