import { addressAttacks } from '@vitrin/contract/testing/attacks';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { expect, test } from 'vitest';
import { memberLinks } from './memberLinks.ts';

const none = { facebookUrl: '', instagramUrl: '', linkedinUrl: '', youtubeUrl: '' };
const [first] = teamPage.crews;
if (first === undefined) throw new Error('The fixture has no member');
const member = { ...first, ...none };

test('a page of a network is linked', () => {
  const links = memberLinks({ ...member, linkedinUrl: 'https://l.example/elif' });
  expect(links).toEqual([{ network: 'linkedin', label: expect.any(String), href: 'https://l.example/elif' }]);
});

test.each(addressAttacks)('%j is no link', (address) => {
  expect(memberLinks({ ...member, facebookUrl: address })).toEqual([]);
});
