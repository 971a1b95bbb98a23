import { addressAttacks } from '@vitrin/contract/testing/attacks';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, test } from 'vitest';
import { socialLinks } from './socialLinks.ts';

const none = { facebook: '', twitter: '', instagram: '', youtube: '', linkedin: '' };

test('networks with an address are linked, in one order', () => {
  const links = socialLinks({
    ...siteInfo,
    ...none,
    facebook: 'https://f.example',
    instagram: 'http://i.example',
  });
  expect(links.map(({ href }) => href)).toEqual(['http://i.example', 'https://f.example']);
});

test.each([...addressAttacks, 'firma', '/firma'])('%j is linked by no network', (address) => {
  expect(socialLinks({ ...siteInfo, ...none, youtube: address })).toEqual([]);
});
