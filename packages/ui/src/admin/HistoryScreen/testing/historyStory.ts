import type {
  Version,
  VersionChange,
  VersionComparison,
  VersionPicture,
  VersionRecord,
} from '@vitrin/contract/history/history';
import { changeBetween, noChange } from '@vitrin/contract/history/historyChange';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import type { ListedVersions } from '../HistoryScreen.tsx';

/** The current time in stories about the history. */
export const historySeenAt = new Date('2026-11-21T12:00:00Z');

const ayse = 'Ayşe Demir';

function made(
  id: string,
  at: string,
  of: Partial<Omit<Version, 'change'>> & { change?: Partial<VersionChange> },
): Version {
  const { change, ...others } = of;
  return {
    id,
    at,
    by: ayse,
    act: 'changed',
    minor: false,
    restored: null,
    ...others,
    change: { ...noChange, ...change },
  };
}

const pictures = (change: Partial<VersionChange['pictures']>): VersionChange['pictures'] => ({
  ...noChange.pictures,
  ...change,
});

/** The versions of a project: major and minor ones, on several days. */
export const versions: readonly Version[] = [
  made('v8', '2026-11-21T11:05:00Z', {
    change: { fields: ['title'], pictures: pictures({ added: 2, reordered: true }) },
  }),
  made('v7', '2026-11-21T08:40:00Z', { act: 'switched', minor: true, change: { visible: true } }),
  made('v6', '2026-11-21T08:39:00Z', { act: 'switched', minor: true, change: { visible: false } }),
  made('v5', '2026-11-21T08:30:00Z', { act: 'moved', minor: true, change: { moved: true } }),
  made('v4', '2026-11-20T15:20:00Z', {
    by: 'Mehmet Kaya',
    act: 'restored',
    restored: '2026-11-02T09:00:00Z',
    change: { fields: ['description'] },
  }),
  made('v3', '2026-11-20T15:10:00Z', { act: 'moved', minor: true, change: { moved: true } }),
  made('v2', '2026-11-12T10:00:00Z', {
    change: {
      fields: ['title', 'shortDescription', 'description', 'category', 'metaTitle'],
      pictures: pictures({ added: 1, removed: 1, changed: 2 }),
    },
  }),
  made('v1', '2026-11-02T09:00:00Z', { act: 'initial', by: '' }),
];

export const listed: ListedVersions = { items: versions, more: false, reading: false };

const shownPicture = (number: number, alt: string): VersionPicture => {
  const image = picture(number, alt);
  return { id: `picture-${number}`, field: 'images', image, alt };
};

const [one, two, three, four] = [
  shownPicture(1, 'Ön cephe'),
  shownPicture(2, 'Avlu'),
  shownPicture(3, 'Merdiven'),
  shownPicture(4, 'Bahçe'),
] as const;

const before: VersionRecord = {
  fields: [
    { name: 'title', value: 'Sahil Evleri' },
    { name: 'category', value: '' },
    { name: 'stage', value: 'running' },
    { name: 'shortDescription', value: 'Denize bakan on iki ev, taş duvarlar ve serin avlular.' },
    {
      name: 'description',
      value: null,
      html:
        '<h2>Yer</h2><p>Evler yamaca yaslanır.</p><p>Avlular serindir ve gün boyu gölgede kalır.</p>' +
        '<ul><li>On iki ev</li><li>Ortak havuz</li></ul><p>Yapım iki yıl sürdü.</p><p>İlk evler dolu.</p><p>Son söz.</p>',
    },
    {
      name: 'additionalInfoPairs',
      value: [
        { key: 'Yer', value: 'Bodrum' },
        { key: 'Yıl', value: '2024' },
      ],
    },
    { name: 'serviceIds', value: ['service-1'] },
    { name: 'noindex', value: false },
  ],
  pictures: [one, two, three],
  visible: true,
  place: 3,
};

const after: VersionRecord = {
  fields: [
    { name: 'title', value: 'Sahil Evleri ve Bahçeleri' },
    { name: 'category', value: 'Konut' },
    { name: 'stage', value: 'finished' },
    { name: 'shortDescription', value: 'Denize bakan on dört ev, ahşap duvarlar ve serin avlular.' },
    {
      name: 'description',
      value: null,
      html:
        '<h2>Yer</h2><p>Evler yamaca yaslanır.</p><p>Avlular serindir ve öğleden sonra gölgede kalır.</p>' +
        '<ul><li>On dört ev</li><li>Ortak havuz</li></ul><p>Yapım <strong>iki yıl</strong> sürdü.</p>' +
        '<p>Bahçeler ilkbaharda açıldı.</p><p>İlk evler dolu.</p><p>Son söz.</p>',
    },
    {
      name: 'additionalInfoPairs',
      value: [
        { key: 'Yer', value: 'Bodrum' },
        { key: 'Yıl', value: '2026' },
      ],
    },
    { name: 'serviceIds', value: ['service-1', 'service-2'] },
    { name: 'noindex', value: true },
  ],
  pictures: [three, { ...one, alt: 'Ön cephe, akşam' }, four],
  visible: false,
  place: 1,
};

/** An older version of the project compared with the current one, with a difference in every type of field. */
export const comparison: VersionComparison = {
  from: { version: versions[6] ?? null, record: before },
  to: { version: null, record: after },
  change: changeBetween(before, after),
};

/** The same comparison without any differences. */
export const sameComparison: VersionComparison = {
  from: { version: versions[7] ?? null, record: after },
  to: { version: null, record: after },
  change: noChange,
};

const paletteRecord = (palette: Readonly<Record<string, string>>): VersionRecord => ({
  fields: Object.entries(palette).map(([name, value]) => ({ name, value })),
  pictures: [],
  visible: null,
  place: null,
});

const yesterday = paletteRecord(defaultPalette);
const today = paletteRecord({
  ...defaultPalette,
  primaryColor: defaultPalette.secondaryColor,
  accentColor: defaultPalette.greyColor,
});

/** The original palette, and the one changed a day later. */
export const paletteVersions: readonly Version[] = [
  made('p2', '2026-11-21T09:00:00Z', { change: { fields: ['primaryColor', 'accentColor'] } }),
  made('p1', '2026-11-20T09:00:00Z', { act: 'initial', by: '' }),
];

export const paletteComparison: VersionComparison = {
  from: { version: paletteVersions[1] ?? null, record: yesterday },
  to: { version: null, record: today },
  change: changeBetween(yesterday, today),
};
