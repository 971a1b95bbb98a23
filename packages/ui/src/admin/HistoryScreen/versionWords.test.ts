import type { Version, VersionChange } from '@vitrin/contract/history/history';
import { noChange } from '@vitrin/contract/history/historyChange';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage, speak } from '../../text/panelText.ts';
import type { VersionedThing } from './fieldNames.ts';
import { versionWords } from './versionWords.ts';

const service: VersionedThing = { kind: 'services', id: '1' };

function wordsOf(
  change: Partial<VersionChange>,
  of: Partial<Omit<Version, 'change'>> = {},
  subject: VersionedThing = service,
): string {
  return versionWords(subject, {
    id: 'v',
    at: '2026-11-21T09:00:00Z',
    by: 'Ayşe',
    act: 'changed',
    minor: false,
    restored: null,
    ...of,
    change: { ...noChange, ...change },
  });
}

const pictures = (change: Partial<VersionChange['pictures']>) => ({
  pictures: { ...noChange.pictures, ...change },
});

describe('a version in Turkish', () => {
  beforeEach(() => speak('tr'));
  afterEach(() => speak(defaultLanguage));

  test('describes changes of fields and pictures', () => {
    expect(wordsOf({ fields: ['title'], ...pictures({ added: 2, reordered: true }) })).toBe(
      'Başlık değişti; 2 görsel eklendi, sıra değişti',
    );
    expect(wordsOf({ fields: ['icon', 'title'] })).toBe('Simge ve başlık değişti');
    expect(wordsOf(pictures({ added: 1, removed: 1 }))).toBe('Görsel değişti');
    expect(wordsOf(pictures({ removed: 3, changed: 1 }))).toBe(
      '3 görsel kaldırıldı, bir görselin bilgileri değişti',
    );
  });

  test('keeps the capitals of names and abbreviations', () => {
    const project: VersionedThing = { kind: 'projects', id: '1' };
    expect(wordsOf({ fields: ['title', 'pdf'] }, {}, project)).toBe('Başlık ve PDF dosyası değişti');
    const contact: VersionedThing = { kind: 'settings', id: 'contact' };
    expect(wordsOf({ fields: ['phone', 'whatsApp'] }, {}, contact)).toBe(
      'Telefon ve WhatsApp numarası değişti',
    );
  });

  test('names a few fields and counts the others', () => {
    const fields = ['title', 'subtitle', 'path', 'icon', 'description'];
    expect(wordsOf({ fields })).toBe('Başlık, alt başlık, adres ve 2 alan daha değişti');
    expect(wordsOf({ fields: fields.slice(0, 4) })).toBe('Başlık, alt başlık, adres ve simge değişti');
  });

  test('describes minor changes', () => {
    expect(wordsOf({ visible: true })).toBe('Yayına alındı');
    expect(wordsOf({ visible: false })).toBe('Gizlendi');
    expect(wordsOf({ moved: true })).toBe('Sırası değişti');
  });

  test('describes how it was created', () => {
    expect(wordsOf({}, { act: 'added' })).toBe('Oluşturuldu');
    expect(wordsOf({}, { act: 'initial' })).toBe('Geçmiş burada başlıyor');
    expect(wordsOf({ fields: ['title'] }, { act: 'restored', restored: '2026-11-02T09:00:00Z' })).toBe(
      '2 Kas 2026 12:00 tarihli sürüme dönüldü; başlık değişti',
    );
    expect(wordsOf({ fields: ['path'] }, { act: 'returned' })).toBe(
      'Çöp kutusundan geri getirildi; adres değişti',
    );
  });

  test('keeps the capitals of names within a sentence', () => {
    const contact: VersionedThing = { kind: 'settings', id: 'contact' };
    expect(wordsOf({ fields: ['phone', 'whatsApp', 'email'] }, {}, contact)).toBe(
      'Telefon, WhatsApp numarası ve e-posta değişti',
    );
    const theme: VersionedThing = { kind: 'settings', id: 'theme' };
    expect(wordsOf({ fields: ['primaryColor', 'bgLightSage'] }, {}, theme)).toBe(
      'Ana renk ve yumuşak zemin değişti',
    );
  });
});

describe('a version in English', () => {
  test('says the same', () => {
    expect(wordsOf({ fields: ['title', 'subtitle'], ...pictures({ added: 1, reordered: true }) })).toBe(
      'Title and subtitle changed; 1 picture added, order changed',
    );
    expect(wordsOf({}, { act: 'added' })).toBe('Created');
    expect(wordsOf({})).toBe('Saved');
  });

  test('refers to a field without a form by its key', () => {
    expect(wordsOf({ fields: ['colour'] })).toBe('Colour changed');
  });
});
