import { describe, expect, test } from 'vitest';
import { isLinkedPicture, isLostPicture, linkedPictureText, lostPictureMessage } from './htmlPictures.ts';

test.each(['http://a.example/b.png', 'HTTP://a', '//a.example/b.png'])('%s is replaced by a link', (src) => {
  expect(isLinkedPicture(src)).toBe(true);
  expect(isLostPicture(src)).toBe(true);
});

test.each(['file:///C:/a.png', 'cid:1', 'blob:http://a', ' data:image/png;base64,AA', 'DATA:image/gif,x'])(
  '%s would be lost without a link in its place',
  (src) => {
    expect(isLinkedPicture(src)).toBe(false);
    expect(isLostPicture(src)).toBe(true);
  },
);

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', 'data:text/html,x', 'x:y'])(
  '%s is not a picture',
  (src) => {
    expect(isLinkedPicture(src)).toBe(false);
    expect(isLostPicture(src)).toBe(false);
  },
);

test.each(['/a.png', 'a.png', 'https://a.example/b.png', ''])('"%s" is shown', (src) => {
  expect(isLinkedPicture(src) || isLostPicture(src)).toBe(false);
});

test.each([
  ['http://a.example/cati.png?x=1', ' Çatı ', 'Çatı'],
  ['http://a.example/b/cati.png?x=1/2', '', 'cati.png'],
  ['http://a.example/', '', 'http://a.example/'],
])('the link of %s says "%s" as "%s"', (src, alt, text) => {
  expect(linkedPictureText(src, alt)).toBe(text);
});

describe('the reason why a text is not saved', () => {
  test('names the first picture and how many more there are', () => {
    const first = 'http://a.example/1.png';
    expect(lostPictureMessage([first])).toContain(`picture at ${first}.`);
    expect(lostPictureMessage([first, 'http://a.example/2.png'])).toContain(`${first} and 1 more.`);
  });

  test('cuts a long address', () => {
    expect(lostPictureMessage([`data:image/png;base64,${'A'.repeat(9_000)}`]).length).toBeLessThan(250);
  });
});
