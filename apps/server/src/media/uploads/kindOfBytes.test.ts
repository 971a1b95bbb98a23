import { expect, test } from 'vitest';
import { kindOfBytes } from './kindOfBytes.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['avif', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1'],
  ['avif', '\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00miafavif'],
])('%s is recognised by its first bytes', (kind, head) => {
  expect(kindOfBytes(bytes(head))).toBe(kind);
});

test.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
  ['a brand past the end of its box', '\x00\x00\x00\x10ftypheic\x00\x00\x00\x00avif'],
  ['a sound file', 'RIFF\x00\x00\x00\x00WAVEfmt '],
  ['BMP', 'BM\x00\x00'],
])('%s is not accepted', (_name, head) => {
  expect(kindOfBytes(bytes(head))).toBeUndefined();
});
