import { textOfHtml } from '@vitrin/contract/turkish';
import { expect, test } from 'vitest';
import { foldedText } from './searchText.ts';

test('search finds Turkish letters by their plain forms, and ignores tags', () => {
  const html = '<p>İç <strong>mekân</strong></p>';
  expect(foldedText('Çatı Işıklığı', 'Şeffaf örtü', textOfHtml(html))).toBe(
    'cati isikligi seffaf ortu ic mekan',
  );
});
