import { expect, test } from 'vitest';
import { fieldErrors } from '../errors/error.ts';
import { homePage } from '../pages/home.ts';
import { emptyHomePage } from '../pages/homeDefaults.ts';
import { siteInfo, siteInfoChange } from './siteInfo.ts';
import { emptySiteInfo } from './siteInfoDefaults.ts';

test('the blank site fits the contract', () => {
  expect(siteInfo.parse(emptySiteInfo)).toEqual(emptySiteInfo);
  expect(homePage.parse(emptyHomePage)).toEqual(emptyHomePage);
});

test('a change contains only what it was given, trimmed', () => {
  expect(siteInfoChange.parse({ companyName: ' Örnek ', facebook: '', email: '' })).toEqual({
    companyName: 'Örnek',
    facebook: '',
    email: '',
  });
});

test.each([
  ['facebook', 'facebook.com/ornek'],
  ['mapUrl', 'javascript:alert(1)'],
  ['youtube', 'https://a b'],
  ['email', 'ornek'],
  ['mapEnabled', 'true'],
  ['contactDelivery', 'pigeon'],
])('%s may not be "%s"', (field, value) => {
  const result = siteInfoChange.safeParse({ [field]: value });
  expect(Object.keys(result.success ? {} : fieldErrors(result.error))).toEqual([field]);
});
