import { expect, test } from 'vitest';
import { panel as english } from './en/panel.ts';
import { languageOf } from './panelText.ts';
import { panel as turkish } from './tr/panel.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts of a catalogue by their dotted names; functions are left out. */
function textsOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    textsOf(inside, name === '' ? key : `${name}.${key}`),
  );
}

/** Texts that are the same in both languages: names, units, and marks. */
const shared =
  /^(?:|[\W\d_]*|VİTRİN|Vitrin|Facebook|Instagram|YouTube|WhatsApp|LinkedIn|Logo|Blog|Video|Banner|Spam|Normal|Port|TLS|STARTTLS|Aa|https:\/\/|Esc|vitrin-colors.*|\d+ × \d+)$/;

test('no text is the same in both languages', () => {
  const before = new Map(textsOf(english));
  const left = textsOf(turkish).filter(([name, text]) => before.get(name) === text && !shared.test(text));
  expect(left).toEqual([]);
});

test('common slips do not occur in Turkish texts', () => {
  const slips = textsOf(turkish).filter(([, text]) =>
    /\b(?:İ[a-z]*I|lutfen|sifre|gorsel)\b|\.\.\.|'[a-zçğıöşü]/u.test(text),
  );
  expect(slips).toEqual([]);
});

const sources = import.meta.glob<string>(['./tr/*.ts', '../../../demo/src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words that are written in another way, and those for which the texts have another one. */
const misspelt =
  /(?<!\p{L})(?:[Hh]al(?:[ie]|de|den|in[ie]?|ine|inde|inden|iyle|dir)?|[Dd]ahil\p{L}*|[Hh]alihaz\p{L}*|[Kk]are kod\p{L}*|[İi]şyer\p{L}*|[Yy]eraltı\p{L}*|[Yy]ayınla\p{L}*|[Ss]üzgeçleri kaldır|[Kk]arşıtlı\p{L}*|kB)(?!\p{L})/gu;

test('a word is spelt in one way in all Turkish texts', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(misspelt)].map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [['tr-TR', 'en'], 'tr'],
  [['tr'], 'tr'],
  [['en-US', 'tr'], 'en'],
  [['de-DE', 'tr-TR', 'en'], 'tr'],
  [['de-DE', 'fr'], 'en'],
  [['TR-tr'], 'tr'],
  [['toString'], 'en'],
  [[], 'en'],
])('a browser of %j is spoken to in %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});

test('what has to be chosen again for a draft may be pictures or PDFs', () => {
  const files = ['avlu.png', 'katalog.pdf', '', '', ''];
  expect(turkish.adminFormsText.draft.detail('dün', files)).toBe(
    'Son değişiklik: dün. Yeniden seçilecekler: avlu.png, katalog.pdf ve 3 dosya daha.',
  );
  expect(english.adminFormsText.draft.elsewhereWith('Yesterday', ['', ''])).toBe(
    'Yesterday, on another device. To be chosen again: 2 files.',
  );
});

test('a share is written as its language does', () => {
  expect(turkish.adminFormsText.picture.percent(0.454)).toBe('%45');
  expect(english.adminFormsText.picture.percent(0.454)).toBe('45%');
  expect(english.adminGalleryText.percent(1)).toBe('100%');
});
