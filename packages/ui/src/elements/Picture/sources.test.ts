import { describe, expect, it } from 'vitest';
import { bedOf, sourcesOf } from './sources.ts';

describe('sourcesOf', () => {
  it('offers AVIF before WebP, each with ascending widths', () => {
    const sources = sourcesOf([
      { url: '/a-640.webp', width: 640, type: 'image/webp' },
      { url: '/a-640.avif', width: 640, type: 'image/avif' },
      { url: '/a-320.avif', width: 320, type: 'image/avif' },
    ]);
    expect(sources).toEqual([
      { type: 'image/avif', srcSet: '/a-320.avif 320w, /a-640.avif 640w' },
      { type: 'image/webp', srcSet: '/a-640.webp 640w' },
    ]);
  });

  it('appends WebP variants that are wider than all AVIF ones', () => {
    const sources = sourcesOf([
      { url: '/a-1920.avif', width: 1920, type: 'image/avif' },
      { url: '/a-1920.webp', width: 1920, type: 'image/webp' },
      { url: '/a-3200.webp', width: 3200, type: 'image/webp' },
    ]);
    expect(sources.map(({ srcSet }) => srcSet)).toEqual([
      '/a-1920.avif 1920w, /a-3200.webp 3200w',
      '/a-1920.webp 1920w, /a-3200.webp 3200w',
    ]);
  });

  it('keeps an address with spaces intact', () => {
    const variants = [{ url: '/a b, x.webp', width: 640, type: 'image/webp' } as const];
    expect(sourcesOf(variants)[0]?.srcSet).toBe('/a%20b,%20x.webp 640w');
  });

  it('has none for a picture without renditions', () => {
    expect(sourcesOf()).toEqual([]);
  });
});

describe('bedOf', () => {
  it('is the blurred placeholder on the main colour', () => {
    expect(bedOf({ url: '/a.jpg', placeholder: 'data:image/webp;base64,AA==', color: '#abcdef' })).toBe(
      '#abcdef url("data:image/webp;base64,AA==") 50% 50% / cover no-repeat',
    );
  });

  it('never loads a placeholder from elsewhere', () => {
    expect(bedOf({ url: '/a.jpg', placeholder: 'https://else.example/x.png' })).toBeUndefined();
    expect(bedOf({ url: '/a.jpg', placeholder: '', color: '' })).toBeUndefined();
  });
});
