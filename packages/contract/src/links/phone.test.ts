import { describe, expect, it } from 'vitest';
import { internationalPhone, readablePhone } from './phone.ts';

describe('internationalPhone', () => {
  it.each([
    '05325550140',
    '0532 555 01 40',
    '532 555 01 40',
    '(0532) 555-01-40',
    '0 (532) 555 01 40',
    '+90 532 555 01 40',
    '+90 (0) 532 555 01 40',
    '0090 532 555 0140',
    '90 532 555 01 40',
    ' 0532.555.01.40 ',
    '0532\u00a0555–01–40',
  ])('reads "%s" as a Turkish number', (written) => {
    expect(internationalPhone(written)).toBe('+905325550140');
  });

  it.each([
    ['0212 555 01 40', '+902125550140'],
    ['0850 222 0 444', '+908502220444'],
    ['444 0 555', '+904440555'],
    ['+49 30 1234567', '+49301234567'],
    ['0044 20 7946 0000', '+442079460000'],
  ])('reads "%s" as %s', (written, number) => {
    expect(internationalPhone(written)).toBe(number);
  });

  it.each([
    '',
    '0532 555 01',
    '0532 555 01 400',
    '0132 555 01 40',
    '+90 132 555 01 40',
    'telefon',
    '+',
    '0532x5550140',
    '٠٥٣٢٥٥٥٠١٤٠',
  ])('refuses "%s"', (written) => {
    expect(internationalPhone(written)).toBeUndefined();
  });
});

describe('readablePhone', () => {
  it.each([
    ['+905325550140', '0532 555 01 40'],
    ['+49301234567', '+49301234567'],
    ['', ''],
  ])('shows %s as %s', (number, shown) => {
    expect(readablePhone(number)).toBe(shown);
  });
});
