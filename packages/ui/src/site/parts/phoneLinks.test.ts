import { internationalPhone } from '@vitrin/contract/links/phone';
import { describe, expect, it } from 'vitest';
import { phoneHref, whatsAppHref } from './phoneLinks.ts';

describe('phoneHref', () => {
  it.each([
    ['0232 555 01 40', 'tel:+902325550140'],
    ['(532) 555 01 40', 'tel:+905325550140'],
    ['+90 232 555 01 40', 'tel:+902325550140'],
    ['0049 30 123456', 'tel:+4930123456'],
    ['444 0 555', 'tel:+904440555'],
    ['+90 (0) 532 555 01 40', 'tel:+905325550140'],
    ['Santral: 0232 555 01 40', 'tel:+902325550140'],
    ['00 12', 'tel:+12'],
  ])('%s dials %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each([
    '0532 555 01 40',
    '532.555.01.40',
    '+90 (0) 532 555 01 40',
    '0090 532 555 0140',
    '90 532 555 01 40',
    '444 0 555',
    '+90 444 0 555',
    '0850 222 0 444',
    '+49 30 123456',
    '0044 20 7946 0000',
  ])('reads %s as the contract does', (phone) => {
    expect(phoneHref(phone)).toBe(`tel:${internationalPhone(phone)}`);
  });
});

describe('whatsAppHref', () => {
  it('contains only the digits of the number', () => {
    expect(whatsAppHref('0532 555 01 40')).toBe('https://wa.me/905325550140');
    expect(whatsAppHref('444 0 555')).toBe('https://wa.me/904440555');
  });
});
