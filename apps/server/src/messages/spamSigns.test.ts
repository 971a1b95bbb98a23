import { describe, expect, test } from 'vitest';
import { csvValue } from './exportMessages.ts';
import { spamSigns, textKeyOf } from './spamSigns.ts';

const person = {
  name: 'Işıl Güneş',
  subject: 'Teklif',
  message: 'Merhaba, www.ornek.example adresindeki gibi bir iş için fiyat alabilir miyim?',
  website: '',
  elapsedMs: 24_000,
  repeats: 0,
};

describe('spamSigns', () => {
  test.each([
    ['a person with a link', {}],
    ['somebody who presses twice', { repeats: 2 }],
    ['many links alone', { message: 'http://a.example http://b.example http://c.example' }],
    ['a word alone', { message: 'Would you like more web traffic?' }],
    ['a short note in Cyrillic', { message: 'Здравствуйте, сколько стоит ремонт?' }],
    ['a form without JavaScript, which tells no time', { elapsedMs: undefined, website: undefined }],
  ])('%s is not spam', (_name, more) => {
    expect(spamSigns({ ...person, ...more })).toEqual({ spam: false, reasons: [] });
  });

  test.each([
    ['the hidden field', { website: 'x' }, ['trap']],
    ['no time at all', { elapsedMs: 1_999 }, ['tooFast']],
    ['the links of bots', { message: 'Hi [url=http://a.example]b[/url]' }, ['markup']],
    ['the same text again and again', { repeats: 3 }, ['repeated']],
    [
      'many links and a word',
      { message: 'SEO service http://a.example http://b.example http://c.example' },
      ['links', 'words'],
    ],
    ['a link for a name and a word', { name: 'www.a.example', message: 'Best CASINO' }, ['links', 'words']],
  ])('%s is spam, with its reason', (_name, more, reasons) => {
    expect(spamSigns({ ...person, ...more })).toEqual({ spam: true, reasons });
  });

  test('a text is recognised whatever its spacing, unless it is short', () => {
    const text = 'Web sitenizi Google’da ilk sıraya taşıyoruz, hemen arayın';
    expect(textKeyOf(text)).not.toBe('');
    expect(textKeyOf(`  ${text.replaceAll(' ', '\n')}`.toUpperCase())).toBe(textKeyOf(text.toUpperCase()));
    expect(textKeyOf('Merhaba')).toBe('');
  });
});

test.each([
  ['=HYPERLINK("http://a.example")', `"'=HYPERLINK(""http://a.example"")"`],
  ['  +90 532', `"'  +90 532"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['iki;söz\nalt', '"iki;söz\nalt"'],
  ['a = b', '"a = b"'],
])('%j is written as %j in a CSV file', (value, written) => {
  expect(csvValue(value)).toBe(written);
});
