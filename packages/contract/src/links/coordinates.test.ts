import { describe, expect, test } from 'vitest';
import { coordinates, placeIn, placeOf, placeOnMap } from './coordinates.ts';

const urla = { latitude: 38.3225, longitude: 26.765 };

describe('a place', () => {
  test.each([
    ['38.3225, 26.765', urla],
    ['38.3225,26.765', urla],
    [' 38.3225 , 26.765 ', urla],
    ['-33.9, 18.4', { latitude: -33.9, longitude: 18.4 }],
    ['91, 0', undefined],
    ['0, 181', undefined],
    ['Urla', undefined],
    ['38,3225 26,765', undefined],
    ['', undefined],
  ])('%j is %o', (text, place) => {
    expect(placeIn(text)).toEqual(place);
  });

  test.each([
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=26.74%2C38.31%2C26.79%2C38.335&marker=38.3225%2C26.765',
      urla,
    ],
    ['https://www.openstreetmap.org/export/embed.html?bbox=26.74,38.31,26.79,38.335', urla],
    ['https://www.google.com/maps?q=38.3225,26.765&output=embed', urla],
    ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d100!2d26.765!3d38.3225!2m3', urla],
    ['https://www.google.com/maps/place/Urla/@38.1,26.1,15z/data=!3m1!8m2!3d38.3225!4d26.765', urla],
    ['https://www.google.com/maps/@38.3225,26.765,15z', urla],
    ['https://www.google.com/maps?q=Urla&output=embed', undefined],
    ['https://harita.example/1?bbox=1,2', undefined],
    ['nowhere', undefined],
    ['', undefined],
  ])('%s shows %o', (address, place) => {
    expect(placeOnMap(address)).toEqual(place);
  });

  test('is what was entered, else what the map shows', () => {
    const mapUrl = 'https://www.google.com/maps?q=1,2';
    expect(placeOf({ coordinates: '38.3225, 26.765', mapUrl })).toEqual(urla);
    expect(placeOf({ coordinates: '', mapUrl })).toEqual({ latitude: 1, longitude: 2 });
    expect(placeOf({ mapUrl: '' })).toBeUndefined();
  });

  test('is refused if it is invalid, and may be left out', () => {
    expect(coordinates.safeParse('Urla').success).toBe(false);
    expect(coordinates.safeParse(`1,${'2'.repeat(90)}`).success).toBe(false);
    expect(coordinates.parse(' ')).toBe('');
  });
});
