import type { Version, VersionChange } from '@vitrin/contract/history';
import { noChange } from '@vitrin/contract/historyChange';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLanguage, speak } from '../../text/panelText.ts';
import type { HistorySubject } from './fieldNames.ts';
import { versionWords } from './versionWords.ts';

const service: HistorySubject = { kind: 'services', id: '1' };

function wordsOf(
  change: Partial<VersionChange>,
  of: Partial<Omit<Version, 'change'>> = {},
  subject: HistorySubject = service,
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

afterEach(() => speak(defaultLanguage));

describe('a version in Turkish', () => {
  const said = async (...of: Parameters<typeof wordsOf>) => {
    await speak('tr');
    return wordsOf(...of);
  };

  test('says what changed of fields and pictures', async () => {
    await expect(said({ fields: ['title'], ...pictures({ added: 2, reordered: true }) })).resolves.toBe(
      'Başlık değişti; 2 görsel eklendi, sıra değişti',
    );
    await expect(said({ fields: ['icon', 'title'] })).resolves.toBe('Simge ve başlık değişti');
    await expect(said(pictures({ added: 1, removed: 1 }))).resolves.toBe('Görsel değişti');
    await expect(said(pictures({ removed: 3, changed: 1 }))).resolves.toBe(
      '3 görsel kaldırıldı, bir görselin bilgileri değişti',
    );
  });

  test('names a few fields and counts the others', async () => {
    const fields = ['title', 'subtitle', 'path', 'icon', 'description'];
    await expect(said({ fields })).resolves.toBe('Başlık, alt başlık, adres ve 2 alan daha değişti');
    await expect(said({ fields: fields.slice(0, 4) })).resolves.toBe(
      'Başlık, alt başlık, adres ve simge değişti',
    );
  });

  test('says small things', async () => {
    await expect(said({ visible: true })).resolves.toBe('Yayına alındı');
    await expect(said({ visible: false })).resolves.toBe('Gizlendi');
    await expect(said({ moved: true })).resolves.toBe('Sırası değişti');
  });

  test('says how it came to be', async () => {
    await expect(said({}, { act: 'added' })).resolves.toBe('Oluşturuldu');
    await expect(said({}, { act: 'initial' })).resolves.toBe('Geçmiş burada başlıyor');
    await expect(
      said({ fields: ['title'] }, { act: 'restored', restored: '2026-11-02T09:00:00Z' }),
    ).resolves.toBe('2 Kas 2026 12:00 tarihli sürüme dönüldü; başlık değişti');
    await expect(said({ fields: ['path'] }, { act: 'returned' })).resolves.toBe(
      'Çöp kutusundan geri getirildi; adres değişti',
    );
  });

  test('keeps the capitals of names within a sentence', async () => {
    const contact: HistorySubject = { kind: 'settings', id: 'contact' };
    await expect(said({ fields: ['phone', 'whatsApp', 'email'] }, {}, contact)).resolves.toBe(
      'Telefon, WhatsApp numarası ve e-posta değişti',
    );
    const theme: HistorySubject = { kind: 'settings', id: 'theme' };
    await expect(said({ fields: ['primaryColor', 'bgLightSage'] }, {}, theme)).resolves.toBe(
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

  test('says a field that no form has by its own name', () => {
    expect(wordsOf({ fields: ['colour'] })).toBe('Colour changed');
  });
});
