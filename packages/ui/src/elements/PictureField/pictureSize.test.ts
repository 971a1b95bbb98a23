import { describe, expect, it } from 'vitest';
import { isTooSmall } from './pictureSize.ts';

const size = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

describe('a place that is covered', () => {
  it.each([
    ['1920x1080', false],
    ['1600x900', false],
    ['1400x1080', true],
    ['4000x500', true],
  ])('%s in 1920x1080: too small %s', (picture, small) => {
    expect(isTooSmall(size(picture), size('1920x1080'))).toBe(small);
  });
});

describe('a place in which a picture is whole', () => {
  it.each([
    ['1600x1200', false],
    ['1200x1600', false],
    ['3000x500', false],
    ['900x1300', false],
    ['800x600', true],
    ['600x800', true],
  ])('%s in 1600x1200: too small %s', (picture, small) => {
    expect(isTooSmall(size(picture), { ...size('1600x1200'), whole: true })).toBe(small);
  });
});
