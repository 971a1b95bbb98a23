import { type ShowingKind, picturePlaces } from '@vitrin/contract/files/picturePlaces';
import { limits, recommendedSizes } from '@vitrin/contract/limits';
import { describe, expect, it } from 'vitest';
import { adminFormsText, adminGalleryText, itemFormsText } from '../../../../text/panelText.ts';
import { fileName, fileSize, namedSize, pictureProblem } from './chosenFile.ts';

describe('pictureProblem', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('accepts %s', (type) => {
    expect(pictureProblem({ name: 'a', type, size: limits.uploadBytes })).toBeUndefined();
  });

  it.each(['image/svg+xml', 'application/pdf', ''])('refuses a file of type "%s"', (type) => {
    expect(pictureProblem({ name: 'a', type, size: 10 })).toBe(
      'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    );
  });

  it('says what to do with a HEIC that this browser cannot decode', () => {
    expect(pictureProblem({ name: 'IMG_1.HEIC', type: '', size: 10 })).toBe(adminFormsText.picture.heic);
  });

  it('refuses a file above 15 MB', () => {
    const size = limits.uploadBytes + 1;
    expect(pictureProblem({ name: 'a', type: 'image/png', size })).toBe(
      'This file is too large. The most is 15 MB.',
    );
  });
});

it.each([
  ['1600 × 1000', { width: 1600, height: 1000 }],
  ['Recommended: 1920x400 px', { width: 1920, height: 400 }],
  ['any size', undefined],
])('%s names the size %j', (words, size) => {
  expect(namedSize(words)).toEqual(size);
});

it('the sizes that forms recommend are those that the health page judges by', () => {
  const { service } = adminFormsText;
  const { project, post, reference, voice, certificate, member, video } = itemFormsText;
  const named: Readonly<Record<Exclude<ShowingKind, 'slider'>, { pictureSize: string }>> = {
    services: service,
    projects: project,
    posts: post,
    references: reference,
    voices: voice,
    certificates: certificate,
    members: member,
    videos: video,
    gallery: adminGalleryText,
  };
  for (const [kind, { pictureSize }] of Object.entries(named))
    expect({ ...picturePlaces, slider: undefined }).toHaveProperty(
      kind,
      expect.objectContaining(namedSize(pictureSize)),
    );
  expect(namedSize(recommendedSizes.slider[0])).toEqual(picturePlaces.slider);
});

describe('fileSize', () => {
  it.each([
    [1, '1 kB'],
    [500 * 1024, '500 kB'],
    [1.8 * 1024 * 1024, '1.8 MB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});

describe('fileName', () => {
  it('is the last part of an address', () => {
    expect(fileName('/api/images/office.webp?w=640')).toBe('office.webp');
  });

  it('hides names that the server generated', () => {
    expect(fileName('/api/images/497bc0ae5331c0703b5611525c0a9c7a-1920.webp')).toBe('Current picture');
  });

  it('falls back if an address has no last part', () => {
    expect(fileName('/api/images/')).toBe('Current picture');
  });
});
